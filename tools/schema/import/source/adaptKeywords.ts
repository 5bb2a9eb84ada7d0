/** Adapts keywords of foreign schemas that the schema language has under other names or with another meaning. */
import { normalizePattern } from '../../../../src/model/jsonSchema/normalizePattern';
import { VALUE_KEYWORDS } from '../../../../src/model/jsonSchema/schemaDocuments';
import { isSubschemaMapKeyword } from '../../../../src/model/jsonSchema/schemaNode';
import { isObject, type Json } from '../../lint/source/readJson';
import { nameFormat } from './addressFormats';
import { describeEnum } from './describeEnum';
import { describeOpenEntries, describeOpenItems } from './describeOpenValues';

/** A longer example does not fit into an input. */
const LONGEST_EXAMPLE = 40;

const createTest = (pattern: string): RegExp | undefined => {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
};

/** Returns the first example of a text with a pattern as its placeholder, from which the message takes its example. */
function getPlaceholder({ pattern, examples, example, 'x-ui': ui }: Json): Json {
  const test = typeof pattern === 'string' && ui === undefined ? createTest(pattern) : undefined;
  const found = [examples, example]
    .flat()
    .find((one) => typeof one === 'string' && one.length <= LONGEST_EXAMPLE && test?.test(one));
  return found === undefined ? {} : { 'x-ui': { placeholder: found } };
}

/** Returns the message of a pattern that editors such as VS Code show. */
const getPatternMessage = ({ patternErrorMessage, errorMessage }: Json): Json =>
  typeof patternErrorMessage === 'string' && errorMessage === undefined
    ? { errorMessage: { pattern: patternErrorMessage } }
    : {};

/** Digits in a pattern: `\d{2}`, `[0-9][0-9]`, `0[1-9]`. */
const DIGITS = String.raw`(?:(?:\\d|\[[-\d]+\]|\d)(?:\{\d\})?)+`;
const DIGIT_GROUP = String.raw`(?:${DIGITS}|\((?:\?:)?${DIGITS}(?:\|${DIGITS})*\)(?:${DIGITS})?)`;
/** Three groups of digits with hyphens, and nothing else that might also be there. */
const DAY_PATTERN = new RegExp(String.raw`^\^${DIGIT_GROUP}\\?-${DIGIT_GROUP}\\?-${DIGIT_GROUP}\$$`);
const DAYS = ['2024-02-28', '1999-12-31'];
const NO_DAYS = ['2024-2-28', '12024-02-28', '202-402-28', '28-02-2024'];

/** Returns the format of a text whose pattern allows days alone, written as `2024-02-28`. */
function getDayFormat({ type, pattern, format, ...others }: Json): Json {
  if (type !== 'string' || typeof pattern !== 'string' || format !== undefined || 'enum' in others) return {};
  const test = DAY_PATTERN.test(pattern) ? createTest(normalizePattern(pattern) ?? '') : undefined;
  const isDay = test !== undefined && DAYS.every((day) => test.test(day)) && !NO_DAYS.some((text) => test.test(text));
  return isDay ? { format: 'date' } : {};
}

/** A pattern without a choice of signs: `^comment$`. */
const SINGLE_TEXT = /^\^((?:[\p{L}\p{N}_ :/@-]|\\[./-])+)\$$/u;

/** Returns the only text that a pattern allows, or the only number between two limits, as a constant. */
function getConstant({ type, pattern, minimum, maximum, ...others }: Json): Json {
  const [, text] = (type === 'string' && typeof pattern === 'string' && SINGLE_TEXT.exec(pattern)) || [];
  const isStated = ['enum', 'const', 'oneOf', 'anyOf'].some((key) => key in others);
  const isNumber = (type === 'integer' || type === 'number') && typeof minimum === 'number' && minimum === maximum;
  if (isNumber && !isStated) return { const: minimum };
  return text === undefined || isStated ? {} : { const: text.replaceAll(/\\(.)/g, '$1') };
}

/** Base64 of RFC 4648, section 4, with its padding. */
const BASE64 = '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$';

/** Returns the pattern of bytes in a text, which validators know as the format `byte`. */
const getBytesPattern = ({ type, format, pattern }: Json): Json =>
  type === 'string' && format === 'byte' && pattern === undefined ? { pattern: BASE64 } : {};

/**
 * Returns the schema of all items for a list that describes its first item only: authors of older drafts write it so where
 * they mean every item.
 */
function getCommonItems({ items, additionalItems }: Json): Json {
  const [first, ...others] = Array.isArray(items) ? (items as unknown[]) : [];
  const isRecord = isObject(first) && ['properties', '$ref'].some((key) => key in first);
  return isRecord && others.length === 0 && additionalItems === undefined ? { items: adaptKeywords(first) } : {};
}

/**
 * Returns a list whose places are all described alike, and which has no others, as one with a highest number of such items:
 * a point of two numbers. Any other schema is returned as it is.
 */
function joinEqualPlaces(schema: Json): Json {
  const { prefixItems, items, additionalItems, maxItems, ...others } = schema;
  const places = [prefixItems, items].find((one) => Array.isArray(one)) ?? [];
  const [first] = places as unknown[];
  const isClosed =
    (prefixItems === undefined ? additionalItems : items) === false || Number(maxItems) <= (places as unknown[]).length;
  const isAlike = (places as unknown[]).every((place) => JSON.stringify(place) === JSON.stringify(first));
  if (!isObject(first) || !isClosed || !isAlike) return schema;
  return { ...others, items: first, maxItems: Math.min(Number(maxItems ?? Infinity), (places as unknown[]).length) };
}

const isMap = (key: string): boolean => isSubschemaMapKeyword(key) || ['$defs', 'definitions'].includes(key);

const mapValues = (values: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** Returns a document, or a part of it, with adapted keywords in its schemas. */
export function adaptKeywords<T>(given: T): T {
  if (Array.isArray(given)) return given.map(adaptKeywords) as T;
  if (!isObject(given)) return given;
  const document = describeEnum(joinEqualPlaces(given));
  const entries = Object.entries(document).map(([key, value]) => {
    if (key === 'format' && typeof value === 'string') return [key, nameFormat(value, document)];
    if (VALUE_KEYWORDS.includes(key)) return [key, value];
    return [key, isMap(key) && isObject(value) ? mapValues(value, adaptKeywords) : adaptKeywords(value)];
  });
  return {
    ...Object.fromEntries(entries),
    ...getPlaceholder(document),
    ...getPatternMessage(document),
    ...getCommonItems(document),
    ...describeOpenItems(document),
    ...describeOpenEntries(document),
    ...getDayFormat(document),
    ...getConstant(document),
    ...getBytesPattern(document),
  } as T;
}
