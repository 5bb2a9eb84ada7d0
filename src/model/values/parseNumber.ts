/**
 * Parses numbers in the notations that users type. A text with two possible meanings is not parsed: it remains a
 * text, and validation reports the problem. Pure.
 */
import type { Field } from '../entity/entity';

/** Characters that Chinese input methods and word processors produce instead of signs and separators. */
const ALIKE: Readonly<Record<string, string>> = { '－': '-', '−': '-', '＋': '+', '．': '.', '，': ',' };

const WIDE_ZERO = '０'.charCodeAt(0);

const toPlainCharacter = (character: string): string => ALIKE[character] ?? String(character.charCodeAt(0) - WIDE_ZERO);

/**
 * Matches a number with at most one separator, which can be a point or a comma and precedes the decimals. The digits
 * before the separator can be missing. A number that ends with the separator is unfinished and does not match.
 */
const SIMPLE = /^([+-]?)(\d+(?:[.,]\d+)?|[.,]\d+)$/;

/**
 * Matches numbers with thousands separators. The decimal separator must be a different character: `1,234.50`,
 * `1.234,50`, `1 234,5`, `1,234,567`.
 */
const GROUPED = [
  /^([+-]?)(\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})$/,
  /^([+-]?)(\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})$/,
  /^([+-]?)(\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d+)?)$/,
];

/**
 * Matches numbers with two possible meanings, such as `1,234`: the comma is either a thousands separator or
 * precedes three decimals.
 */
const EITHER = /^[+-]?[1-9]\d{0,2},\d{3}$/;

const normalised = (text: string): string => text.trim().replace(/[－−＋．，０-９]/g, toPlainCharacter);

/**
 * Normalizes the separators of a number. A separator that occurs several times groups thousands. Otherwise the last
 * separator precedes the decimals.
 */
function formatExponent(sign: string, text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isRepeated = last >= 0 && text.indexOf(text[last]!) < last;
  const at = last < 0 || isRepeated ? text.length : last;
  const whole = text.slice(0, at).replace(/\D/g, '');
  const fraction = text.slice(at + 1);
  return `${sign === '-' ? '-' : ''}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * Normalizes a number that the user typed: `0,5` → `0.5`, `1,234.50` → `1234.50`, `１２` → `12`. The result is a text
 * and therefore retains all digits.
 * @returns undefined if the text is not a number or has two possible meanings
 */
export function normalizeNumberText(typed: string): string | undefined {
  const text = normalised(typed);
  if (EITHER.test(text)) return undefined;
  const [, sign = '', digits] = [SIMPLE, ...GROUPED].map((form) => form.exec(text)).find(Boolean) ?? [];
  return digits === undefined ? undefined : formatExponent(sign, digits);
}

/**
 * Numbers with up to this many significant digits can be converted to floating-point numbers without losing a
 * digit.
 */
const EXACT_DIGITS = 15;

const omitPaddingZeros = (plain: string): string =>
  plain.replace(/^(-?)0+(?=\d)/, '$1').replace(/\.0*$|(\.\d*?)0+$/, '$1');

const isExact = (plain: string): boolean =>
  plain.replace(/\D/g, '').replace(/^0+/, '').length <= EXACT_DIGITS ||
  String(Number(plain)) === omitPaddingZeros(plain);

/**
 * Parses a number.
 * @returns the unchanged text if it is not a number or if the floating-point number would lose digits
 */
export function parseNumberText(text: string): number | string {
  const plain = normalizeNumberText(text);
  return plain !== undefined && isExact(plain) ? Number(plain) : text;
}

const KINDS = ['integer', 'decimal', 'money'];
const TYPES = ['integer', 'number'];

/** Whether the numbers of a field are sent as text, so that no digit is lost. */
const isDecimalText = ({ kind, types }: Field): boolean => KINDS.includes(kind) && types.includes('string');

/** Whether a text in the field must be a number. */
export const isNumericField = (field: Field): boolean =>
  isDecimalText(field) || (TYPES.includes(field.type) && !field.types.includes('string'));

/** The same tolerance as that of the generated validators, so that 19.99 is a multiple of 0.01. */
const PRECISION = 1e-6;

/** Whether a number is a multiple of a step (`multipleOf`), apart from the digits that floating-point numbers lose. */
export const isMultipleOf = (value: number, step: number): boolean =>
  Math.abs(Math.round(value / step) - value / step) <= PRECISION;

/** Whether a field of such types and limits takes the number. */
function isTakenNumber(number: number, { types, limits }: Field): boolean {
  const { minimum = -Infinity, maximum = Infinity, multipleOf: step } = limits;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = limits;
  const isType = types.includes('number') || (types.includes('integer') && Number.isInteger(number));
  const isInside = number >= minimum && number <= maximum && number > exclusiveMinimum && number < exclusiveMaximum;
  return isType && isInside && (step === undefined || isMultipleOf(number, step));
}

/**
 * Returns the value of a text that was typed: in a field with `parseNumbers`, the number that the text is exactly as JSON
 * writes it. `010` and `1.50` remain texts, and so does a number that the field refuses.
 */
export function parseTypedText(text: string, field: Field): string | number {
  const number = field.ui.parseNumbers ? parseNumberText(text) : text;
  return typeof number === 'number' && String(number) === text && isTakenNumber(number, field) ? number : text;
}

/** Returns the form value for a number that the user typed. Text that is not a number remains text. */
export function parseTypedNumber(text: string, field: Field): number | string {
  if (text.trim() === '') return '';
  return isDecimalText(field) ? (normalizeNumberText(text) ?? text) : parseNumberText(text);
}

/**
 * Returns the key of the error message for a text that is not a valid number; undefined if there is only a general
 * message.
 */
export function getNumberErrorKey(text: string): 'separators' | 'digits' | undefined {
  if (EITHER.test(normalised(text))) return 'separators';
  const plain = normalizeNumberText(text);
  return plain !== undefined && !isExact(plain) ? 'digits' : undefined;
}

export interface NumberRuleViolation {
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/**
 * Returns the violation of a rule for numbers that JSON Schema cannot check: the number has too many decimals, or
 * the text is not a number.
 */
export function getNumberRuleViolation(field: Field, value: unknown): NumberRuleViolation | undefined {
  if (!KINDS.includes(field.kind)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const plain = normalizeNumberText(String(value));
  // A value of the type number is valid even if its text cannot be parsed here: JavaScript converts very small or
  // large numbers to text in exponential notation (`1e-7`).
  if (plain === undefined) return typeof value === 'string' ? { keyword: 'type', params: {} } : undefined;
  const limit = field.ui.maxDecimals;
  const [, fraction = ''] = omitPaddingZeros(plain).split('.');
  return limit !== undefined && fraction.length > limit ? { keyword: 'decimals', params: { limit } } : undefined;
}
