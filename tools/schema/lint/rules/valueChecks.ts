/** Checks values against the keywords of a definition. */
import { checksByFormat } from '../../../../src/model/formRules/formats';
import { joinQuotedNames, quote, getNameSuggestion } from '../source/messageWording';
import { toNumberOrUndefined, toTextOrUndefined, type Json } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { isMultipleOf } from '../../../../src/model/values/parseNumber';

const IS: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

/** Whether a value is of one of the types of JSON Schema. Unknown types allow any value. */
export const isOfType = (value: unknown, types: readonly string[]): boolean =>
  types.some((type) => IS[type]?.(value) ?? true);

/** Compiles a regular expression with the same flags as the validators. Returns undefined for an invalid expression. */
export function compileRegex(pattern: unknown): RegExp | undefined {
  if (typeof pattern !== 'string') return undefined;
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

interface Limit {
  keyword: string;
  isBroken: (value: unknown, limit: unknown) => boolean;
}

const createLengthCheck =
  (isOut: (size: number, limit: number) => boolean) =>
  (value: unknown, limit: unknown): boolean =>
    typeof value === 'string' && typeof limit === 'number' && isOut([...value].length, limit);

const createNumberCheck =
  (isOut: (value: number, limit: number) => boolean) =>
  (value: unknown, limit: unknown): boolean => {
    const [one, other] = [toNumberOrUndefined(value), toNumberOrUndefined(limit)];
    return one !== undefined && other !== undefined && isOut(one, other);
  };

const count =
  (isOut: (size: number, limit: number) => boolean) =>
  (value: unknown, limit: unknown): boolean =>
    Array.isArray(value) && typeof limit === 'number' && isOut(value.length, limit);

const hasTwins = (values: readonly unknown[]): boolean =>
  new Set(values.map((value) => JSON.stringify(value))).size < values.length;

const LIMITS: readonly Limit[] = [
  { keyword: 'minLength', isBroken: createLengthCheck((size, limit) => size < limit) },
  { keyword: 'maxLength', isBroken: createLengthCheck((size, limit) => size > limit) },
  { keyword: 'minimum', isBroken: createNumberCheck((value, limit) => value < limit) },
  { keyword: 'maximum', isBroken: createNumberCheck((value, limit) => value > limit) },
  { keyword: 'exclusiveMinimum', isBroken: createNumberCheck((value, limit) => value <= limit) },
  { keyword: 'exclusiveMaximum', isBroken: createNumberCheck((value, limit) => value >= limit) },
  { keyword: 'multipleOf', isBroken: createNumberCheck((value, step) => step > 0 && !isMultipleOf(value, step)) },
  { keyword: 'minItems', isBroken: count((size, limit) => size < limit) },
  { keyword: 'maxItems', isBroken: count((size, limit) => size > limit) },
  { keyword: 'uniqueItems', isBroken: (value, limit) => limit === true && Array.isArray(value) && hasTwins(value) },
  {
    keyword: 'pattern',
    isBroken: (value, limit) => typeof value === 'string' && compileRegex(limit)?.test(value) === false,
  },
  {
    keyword: 'format',
    isBroken: (value, limit) => {
      const name = toTextOrUndefined(limit);
      const format = name !== undefined && Object.hasOwn(checksByFormat, name) ? checksByFormat[name] : undefined;
      return typeof value === 'string' && format?.(value) === false;
    },
  },
];

/** Returns the keywords of a definition that a value violates. */
export const getViolatedKeywords = (value: unknown, definition: Json): string[] =>
  LIMITS.filter(({ keyword, isBroken }) => keyword in definition && isBroken(value, definition[keyword])).map(
    ({ keyword }) => keyword,
  );

interface ValueLimits {
  types: readonly string[];
  choices: readonly unknown[] | undefined;
  /** The definition that contains the limits, such as `minimum` and `maxLength`. */
  limits: Json;
}

/**
 * Returns the reasons why a field can never have a certain value.
 * @param what word that precedes the value in the messages, such as `default `
 */
export function getValueFaults(
  value: unknown,
  { types, choices, limits }: ValueLimits,
  what = '',
): Pick<LintFinding, 'message' | 'suggestion'>[] {
  const named = `${what}${quote(value)}`;
  if (types.length > 0 && !isOfType(value, types)) {
    const message = `${named} is not of type ${joinQuotedNames(types, 'or')}, as the field is`;
    return [{ message, suggestion: 'Write the value as the field stores it: texts in quotes, numbers without.' }];
  }
  if (choices && !choices.includes(value)) {
    const near = getNameSuggestion(
      value,
      choices.filter((choice) => typeof choice === 'string'),
    );
    const message = `${named} is none of the field's choices${near}`;
    const suggestion =
      choices.length > 0 ? `Write one of ${joinQuotedNames(choices, 'or')}.` : 'Give the field choices.';
    return [{ message, suggestion }];
  }
  return getViolatedKeywords(value, limits).map((limit) => ({
    message: `${named} breaks ${quote(limit)} ${String(limits[limit])}: it can never be the value`,
    suggestion: `Change the value, or ${quote(limit)}.`,
  }));
}
