import type { Field } from '../entity/entity';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';

/**
 * Whether a value is missing. A cell with a missing value is displayed empty, instead of as `undefined`, `null` or
 * `NaN`.
 */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'number' && Number.isNaN(value));

export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Whether a value is missing or an empty array. */
export const isEmptyOrEmptyList = (value: unknown): boolean => isEmpty(value) || isEmptyList(value);

/**
 * Whether a list may be empty. An empty list is otherwise no value, as an empty text is none, so that a required list
 * needs an entry.
 */
export const canBeEmptyList = ({ type, limits }: Pick<Field, 'type' | 'limits'>): boolean =>
  type === 'array' && limits.minItems === 0;

/** Whether a value is an empty list that nobody has typed. One that is edited as JSON was typed. */
export const isUntypedEmptyList = (field: Pick<Field, 'kind'> | undefined, value: unknown): boolean =>
  isEmptyList(value) && field?.kind !== FALLBACK_FIELD_KIND;

/** Whether a value is an empty list that counts as no value. */
export const isMissingList = (field: Pick<Field, 'type' | 'limits' | 'kind'>, value: unknown): boolean =>
  isUntypedEmptyList(field, value) && !canBeEmptyList(field);

/** Converts a value to text. Objects are converted to JSON, so that users never see `[object Object]`. */
export const toText = (value: unknown): string => {
  if (isEmpty(value)) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
