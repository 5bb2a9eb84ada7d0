/**
 * Parses numbers as users write them. Ambiguous input is not parsed: it stays text, and validation reports the
 * problem. Pure.
 */
import type { Field } from '../entity/entity';

/** Similar characters that Chinese input methods and word processors produce. */
const ALIKE: Readonly<Record<string, string>> = { '－': '-', '−': '-', '＋': '+', '．': '.', '，': ',' };

const WIDE_ZERO = '０'.charCodeAt(0);

const toPlainCharacter = (character: string): string => ALIKE[character] ?? String(character.charCodeAt(0) - WIDE_ZERO);

/** A point or comma before the decimals and no other separator. A trailing point is an unfinished number. */
const SIMPLE = /^([+-]?)(\d+(?:[.,]\d+)?|[.,]\d+)$/;

/**
 * Grouped thousands with a separator that differs from the decimal one: `1,234.50`, `1.234,50`, `1 234,5`,
 * `1,234,567`.
 */
const GROUPED = [
  /^([+-]?)(\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})$/,
  /^([+-]?)(\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})$/,
  /^([+-]?)(\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})+(?:[.,]\d+)?)$/,
];

/** Ambiguous: either a thousands separator, or a number with three decimals. */
const EITHER = /^[+-]?[1-9]\d{0,2},\d{3}$/;

const normalised = (text: string): string => text.trim().replace(/[－−＋．，０-９]/g, toPlainCharacter);

/** Normalizes the separators: the last of different ones starts the decimals; a repeated one groups thousands. */
function formatExponent(sign: string, text: string): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const isRepeated = last >= 0 && text.indexOf(text[last]!) < last;
  const at = last < 0 || isRepeated ? text.length : last;
  const whole = text.slice(0, at).replace(/\D/g, '');
  const fraction = text.slice(at + 1);
  return `${sign === '-' ? '-' : ''}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * Normalizes a typed number: `0,5` → `0.5`, `1,234.50` → `1234.50`, `１２` → `12`. No digit is lost.
 * @returns undefined if the text is not a number or is ambiguous
 */
export function normalizeNumberText(typed: string): string | undefined {
  const text = normalised(typed);
  if (EITHER.test(text)) return undefined;
  const [, sign = '', digits] = [SIMPLE, ...GROUPED].map((form) => form.exec(text)).find(Boolean) ?? [];
  return digits === undefined ? undefined : formatExponent(sign, digits);
}

/** The number of significant digits that every floating-point number preserves. */
const EXACT_DIGITS = 15;

const omitPaddingZeros = (plain: string): string =>
  plain.replace(/^(-?)0+(?=\d)/, '$1').replace(/\.0*$|(\.\d*?)0+$/, '$1');

const isExact = (plain: string): boolean =>
  plain.replace(/\D/g, '').replace(/^0+/, '').length <= EXACT_DIGITS ||
  String(Number(plain)) === omitPaddingZeros(plain);

/** @returns the text itself if it is not a number, or not all of its digits would be preserved */
export function parseNumberText(text: string): number | string {
  const plain = normalizeNumberText(text);
  return plain !== undefined && isExact(plain) ? Number(plain) : text;
}

const KINDS = ['integer', 'decimal', 'money'];
const TYPES = ['integer', 'number'];

/** Whether a number is sent as text, so that all of its digits are preserved. */
const isDecimalText = ({ kind, types }: Field): boolean => KINDS.includes(kind) && types.includes('string');

/** Whether text in the field is meant to be a number. */
export const isNumericField = (field: Field): boolean =>
  isDecimalText(field) || (TYPES.includes(field.type) && !field.types.includes('string'));

/** Returns the form value of a typed number. Text that is not a number stays text. */
export function parseTypedNumber(text: string, field: Field): number | string {
  if (text.trim() === '') return '';
  return isDecimalText(field) ? (normalizeNumberText(text) ?? text) : parseNumberText(text);
}

/** Returns the error key for text that is not a valid number; undefined if there is no specific message. */
export function getNumberErrorKey(text: string): 'separators' | 'digits' | undefined {
  if (EITHER.test(normalised(text))) return 'separators';
  const plain = normalizeNumberText(text);
  return plain !== undefined && !isExact(plain) ? 'digits' : undefined;
}

export interface NumberViolation {
  keyword: string;
  params: Readonly<Record<string, unknown>>;
}

/** Returns the violated number rule that JSON Schema cannot check: too many decimals, or text that is not a number. */
export function getNumberViolation(field: Field, value: unknown): NumberViolation | undefined {
  if (!KINDS.includes(field.kind)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const plain = normalizeNumberText(String(value));
  // Very small or large numbers are converted to text in exponential notation: `1e-7` is a valid number although
  // its text cannot be parsed here.
  if (plain === undefined) return typeof value === 'string' ? { keyword: 'type', params: {} } : undefined;
  const limit = field.ui.maxDecimals;
  const [, fraction = ''] = omitPaddingZeros(plain).split('.');
  return limit !== undefined && fraction.length > limit ? { keyword: 'decimals', params: { limit } } : undefined;
}
