/** Checks single values of a response. */
import type { Field, FieldLimits } from '../entity/entity';
import { isOfFormat, isOfPattern } from '../formRules/textLimits';
import { equal, ucs2length } from '../values/ajvRuntime';
import { JSON_TYPE_TESTS } from '../values/jsonTypeTests';
import { isSameCode } from '../values/optionCodes';
import { isMultipleOf } from '../values/parseNumber';
import { isSecretField } from '../values/secretFields';
import { describeCode, describeNotation, describeValueKind } from './describeValue';
import type { Deviation } from './deviation';

/** What is wrong with a value, without its place. */
export type ValueFault = Pick<Deviation, 'kind' | 'expected' | 'seen'>;

const TYPE_NAMES: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number' };

const getTypeName = (type: string): string => TYPE_NAMES[type] ?? type;

const isOfType = ({ types }: Field, value: unknown): boolean =>
  types.length === 0 || types.some((type) => JSON_TYPE_TESTS[type]?.(value) ?? true);

type LimitCheck = readonly [key: keyof FieldLimits, isBroken: (size: number, limit: number) => boolean, text: string];

const NUMBER_LIMITS: readonly LimitCheck[] = [
  ['minimum', (value, limit) => value < limit, 'at least'],
  ['maximum', (value, limit) => value > limit, 'at most'],
  ['exclusiveMinimum', (value, limit) => value <= limit, 'more than'],
  ['exclusiveMaximum', (value, limit) => value >= limit, 'less than'],
  ['multipleOf', (value, limit) => !isMultipleOf(value, limit), 'a multiple of'],
];
const LENGTH_LIMITS: readonly LimitCheck[] = [
  ['minLength', (size, limit) => size < limit, 'at least'],
  ['maxLength', (size, limit) => size > limit, 'at most'],
];
const ITEM_LIMITS: readonly LimitCheck[] = [
  ['minItems', (size, limit) => size < limit, 'at least'],
  ['maxItems', (size, limit) => size > limit, 'at most'],
];

function checkSize(
  size: number,
  limits: FieldLimits,
  checks: readonly LimitCheck[],
  unit: string,
  seen: string,
): ValueFault[] {
  return checks.flatMap(([key, isBroken, text]): ValueFault[] => {
    const limit = limits[key];
    if (typeof limit !== 'number' || !isBroken(size, limit)) return [];
    return [{ kind: 'limit', expected: `${text} ${limit}${unit}`, seen }];
  });
}

function checkText(field: Field, text: string): ValueFault[] {
  const { limits, format } = field;
  const seen = describeNotation(text);
  const size = checkSize(ucs2length(text), limits, LENGTH_LIMITS, ' characters', describeValueKind(text));
  // A text of a wrong length has seldom the right notation. That follows from the same fault.
  if (size.length > 0) return size;
  return [
    ...(isOfFormat(field, text) ? [] : [{ kind: 'limit' as const, expected: `format ${format}`, seen }]),
    ...(isOfPattern(field, text) ? [] : [{ kind: 'limit' as const, expected: `pattern ${limits.pattern}`, seen }]),
  ];
}

/** Whether a value is one of the codes in the schema. The app also reads other spellings of read-only codes. */
const isKnownCode = ({ choices = [], readOnly, ui }: Field, value: unknown): boolean =>
  choices.some((choice) => equal(choice.value, value)) ||
  ((readOnly || ui.codesUsedByRules !== undefined) && choices.some((choice) => isSameCode(choice.value, value)));

const MAX_LISTED_CODES = 8;

function describeCodes({ choices = [] }: Field): string {
  const codes = choices.slice(0, MAX_LISTED_CODES).map(({ value }) => JSON.stringify(value));
  return `one of ${codes.join(', ')}${choices.length > MAX_LISTED_CODES ? ', …' : ''}`;
}

/** Whether an optional value is absent. Many servers send an empty text or an empty array in its place. */
const isBlank = (value: unknown, isRequired: boolean): boolean =>
  !isRequired && (value === '' || (Array.isArray(value) && value.length === 0));

/**
 * Checks a value, without the values inside it.
 * @param isRequired whether the schema requires the field
 */
export function checkValue(field: Field, value: unknown, isRequired: boolean): ValueFault[] {
  if (value === undefined) return [];
  if (isBlank(value, isRequired) && (value === '' || field.types.includes('array'))) return [];
  const names = field.types.map(getTypeName).join(' or ');
  if (value === null) return field.nullable ? [] : [{ kind: 'null', expected: names, seen: 'null' }];
  if (!isOfType(field, value)) return [{ kind: 'type', expected: names, seen: describeValueKind(value) }];
  // A server may send a mask in place of a secret, and the mask has neither the format nor the length of the secret.
  if (isSecretField(field)) return [];
  if (field.choices && !Array.isArray(value))
    return isKnownCode(field, value)
      ? []
      : [{ kind: 'code', expected: describeCodes(field), seen: describeCode(value) }];
  if (typeof value === 'number') return checkSize(value, field.limits, NUMBER_LIMITS, '', describeValueKind(value));
  if (typeof value === 'string') return checkText(field, value);
  if (Array.isArray(value))
    return checkSize(value.length, field.limits, ITEM_LIMITS, ' items', describeValueKind(value));
  return [];
}
