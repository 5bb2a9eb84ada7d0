/** Removes the values of a filter from a URL that must not be sent to the server. */
import type { Field, Filter } from '../../model/entity/entity';
import { momentChecksByFormat } from '../../model/formRules/momentFormats';

export type FilterScalar = string | number | boolean;
/** A single value, several values, or the start and end of a date range. */
type FilterValue = FilterScalar | FilterScalar[] | { [end: string]: FilterScalar };
export type FilterValues = Record<string, FilterValue>;

/** The filters that a list defines. */
export type FilterDefinitions = readonly Pick<Filter, 'name' | 'field'>[];

/** Maximum length of a search text. A longer text in a URL is a mistake or an attack and is ignored. */
export const MAX_FILTER_TEXT_LENGTH = 200;

const isScalar = (value: unknown): value is FilterScalar =>
  (typeof value === 'string' && value.trim() !== '' && value.length <= MAX_FILTER_TEXT_LENGTH) ||
  typeof value === 'boolean' ||
  Number.isFinite(value);

const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Whether a search text can be one of the format. Only dates and times must match completely: for other formats, such
 * as e-mail, a fragment of a value is a valid search text.
 */
const isOfFormat = (text: string, format = ''): boolean => momentChecksByFormat[format]?.(text) ?? true;

/** Converts a number or a numeric text from the URL to a number. Undefined if the field does not allow this number. */
function coerceNumber(value: number | string, { types, limits }: Field): number | undefined {
  const number = typeof value === 'number' ? value : DECIMAL.test(value) ? Number(value) : Number.NaN;
  const { minimum = -Infinity, maximum = Infinity } = limits;
  const isWhole = types.includes('number') || Number.isSafeInteger(number);
  return isWhole && number >= minimum && number <= maximum ? number : undefined;
}

/** Converts a value from the URL to the type that the field has. Undefined if the value is invalid. */
function coerceScalar(value: FilterScalar, field: Field): FilterScalar | undefined {
  if (field.choices) return field.choices.find((choice) => String(choice.value) === String(value))?.value;
  const { types, format } = field;
  if (typeof value === 'boolean') return types.includes('boolean') ? value : undefined;
  const isText = types.includes('string');
  const isNumber = types.includes('integer') || types.includes('number');
  if (isNumber && (!isText || typeof value === 'number')) return coerceNumber(value, field);
  return isText && isOfFormat(String(value), format) ? String(value) : undefined;
}

/** Returns a date range without invalid start or end dates. Undefined if none of the dates is valid. */
function cleanObject(value: object, field: Field | undefined): FilterValue | undefined {
  const entries = Object.entries(value).flatMap(([key, end]): [string, FilterScalar][] => {
    const own = field?.shape && Object.hasOwn(field.shape.fields, key) ? field.shape.fields[key] : undefined;
    const fitting = own && isScalar(end) ? coerceScalar(end, own) : undefined;
    return fitting === undefined ? [] : [[key, fitting]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * Returns a filter value from the URL without its invalid elements.
 * @param field undefined while the entity is not loaded
 * @returns undefined if the filter of this field cannot have such a value
 */
function cleanValue(value: unknown, field: Field | undefined): FilterValue | undefined {
  if (Array.isArray(value)) {
    if (field && !field.types.includes('array')) return undefined;
    const item = field?.item;
    const fitting = value.filter(isScalar).flatMap((one) => (item ? (coerceScalar(one, item) ?? []) : one));
    const chosen = fitting.slice(0, field?.limits.maxItems);
    return chosen.length > 0 ? chosen : undefined;
  }
  if (typeof value === 'object' && value !== null) return cleanObject(value, field);
  // A single value is invalid for a filter with several values, which needs an array, and for a date range, which
  // needs an object.
  if (!isScalar(value) || field?.type === 'array' || field?.type === 'object') return undefined;
  return field ? coerceScalar(value, field) : value;
}

/**
 * Returns only the filters whose names the list defines and whose values are valid. Never returns a key of
 * `Object.prototype`.
 */
export function sanitizeFilter(filter: unknown, filters?: FilterDefinitions): FilterValues {
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return {};
  const clean: [string, FilterValue][] = [];
  for (const [name, raw] of Object.entries(filter)) {
    const own = filters?.find((candidate) => candidate.name === name);
    if (filters ? !own : name in Object.prototype) continue;
    const value = cleanValue(raw, own?.field);
    if (value !== undefined) clean.push([name, value]);
  }
  return Object.fromEntries(clean);
}

const sorted = (filter: FilterValues): string =>
  JSON.stringify(Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two filters contain the same values, regardless of the order of their names. */
export const isSameFilter = (one: FilterValues, other: FilterValues): boolean => sorted(one) === sorted(other);
