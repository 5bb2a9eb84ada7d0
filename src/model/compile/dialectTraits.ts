/**
 * What compiled entities need to know about dialects. The definitions of the presets are loaded only with the first
 * request, so that what is needed of them stands here.
 */
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { isObject } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';

/** The presets that write the order of a list. A test compares them with the definitions of the presets. */
export const PRESETS_WITH_SORTING: readonly string[] = [
  'simple-rest',
  'json-server',
  'spring',
  'hal',
  'strapi',
  'directus',
  'odata',
];

/** The presets that update by PATCH. A test compares them with the definitions of the presets. */
export const PRESETS_WITH_PATCH: readonly string[] = ['hal', 'directus', 'odata'];

/** The presets whose responses have the operator's envelope. A test compares them with the definitions of the presets. */
export const ENVELOPE_PRESETS: readonly string[] = ['pageNo/pageVo', 'pageNum/pageVo', 'pageNum/pageCriteria'];

/** The presets that write filters as one expression. A test compares them with the definitions of the presets. */
export const EXPRESSION_PRESETS: readonly string[] = ['odata'];

/** The presets whose lists can be filtered by any field. A test compares them with the definitions of the presets. */
export const PRESETS_WITH_ANY_FIELD_FILTERS: readonly string[] = [
  'simple-rest',
  'json-server',
  'strapi',
  'directus',
  'odata',
];

/**
 * The presets of these that compare values and find parts of texts (`price_gte`, `name_like`). A test compares them
 * with the definitions of the presets.
 */
export const PRESETS_WITH_COMPARISONS: readonly string[] = ['json-server', 'strapi', 'directus', 'odata'];

/**
 * Reads a setting of a dialect of the project, or of the next one that it extends and that has the setting.
 * @returns the name of the preset if no dialect of the project has the setting, undefined if there is no such preset
 */
function findSetting(
  files: SchemaFiles,
  name: string | undefined,
  path: readonly string[],
  seen: readonly string[] = [],
): { value: unknown } | { preset: string } | undefined {
  if (name === undefined || seen.includes(name)) return undefined;
  const dialects = files['dialects.json'];
  const dialect = isObject(dialects) ? getOwnProperty(dialects, name) : undefined;
  if (!isObject(dialect)) return { preset: name };
  const value = path.reduce<unknown>((settings, key) => (isObject(settings) ? settings[key] : undefined), dialect);
  if (value !== undefined) return { value };
  const { extends: parent } = dialect;
  return findSetting(files, typeof parent === 'string' ? parent : undefined, path, [...seen, name]);
}

/** Returns whether a dialect has a setting of lists, by its own definition or by the one that it extends. */
function hasListSetting(files: SchemaFiles, name: string | undefined, key: string, presets: readonly string[]) {
  const found = findSetting(files, name, ['list', ...key.split('.')]);
  if (found === undefined) return false;
  return 'value' in found ? found.value !== null && found.value !== false : presets.includes(found.preset);
}

/** Returns whether a dialect writes the order of a list. */
export const canSort = (files: SchemaFiles, name: string | undefined): boolean =>
  hasListSetting(files, name, 'sortParam', PRESETS_WITH_SORTING);

/** Returns whether a dialect writes filters as an expression, in which texts have quotes and other values have none. */
export const hasFilterExpression = (files: SchemaFiles, name: string | undefined): boolean =>
  hasListSetting(files, name, 'filterExpression', EXPRESSION_PRESETS);

/** What the filters of a list can express. */
export interface FilterTraits {
  /** Whether the filter `q` searches all texts. */
  searches: boolean;
  /** Whether a filter can have a lower and an upper limit. */
  compares: boolean;
  /** Whether a filter finds a part of a text. */
  contains: boolean;
}

/** Returns what filters of any field can express; undefined if a dialect has only the filters that a schema names. */
export function getFilterTraits(files: SchemaFiles, name: string | undefined): FilterTraits | undefined {
  if (!hasListSetting(files, name, 'anyFieldFilters', PRESETS_WITH_ANY_FIELD_FILTERS)) return undefined;
  const compares = (key: string): boolean =>
    hasListSetting(files, name, `filterParams.${key}`, PRESETS_WITH_COMPARISONS);
  const search = findSetting(files, name, ['list', 'searchParam']);
  return {
    searches: search === undefined || !('value' in search) || search.value !== null,
    compares: compares('gte') && compares('lte'),
    contains: compares('like'),
  };
}

/** Returns the HTTP method of an update in the calls that `rest` stands for. */
export function getUpdateMethod(files: SchemaFiles, name: string | undefined): 'PUT' | 'PATCH' {
  const found = findSetting(files, name, ['update', 'method']);
  if (found === undefined) return 'PUT';
  const isPatch = 'value' in found ? found.value === 'PATCH' : PRESETS_WITH_PATCH.includes(found.preset);
  return isPatch ? 'PATCH' : 'PUT';
}
