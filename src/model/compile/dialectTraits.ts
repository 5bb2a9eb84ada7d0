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

/**
 * Reads a setting of a dialect of the project, or of the next one that it extends and that has the setting.
 * @returns the name of the preset if no dialect of the project has the setting, undefined if there is no such preset
 */
function findSetting(
  files: SchemaFiles,
  name: string | undefined,
  [group, key]: readonly [group: string, key: string],
  seen: readonly string[] = [],
): { value: unknown } | { preset: string } | undefined {
  if (name === undefined || seen.includes(name)) return undefined;
  const dialects = files['dialects.json'];
  const dialect = isObject(dialects) ? getOwnProperty(dialects, name) : undefined;
  if (!isObject(dialect)) return { preset: name };
  const { [group]: settings, extends: parent } = dialect;
  const value = isObject(settings) ? settings[key] : undefined;
  if (value !== undefined) return { value };
  return findSetting(files, typeof parent === 'string' ? parent : undefined, [group, key], [...seen, name]);
}

/** Returns whether a dialect has a setting of lists, by its own definition or by the one that it extends. */
function hasListSetting(files: SchemaFiles, name: string | undefined, key: string, presets: readonly string[]) {
  const found = findSetting(files, name, ['list', key]);
  if (found === undefined) return false;
  return 'value' in found ? found.value !== null : presets.includes(found.preset);
}

/** Returns whether a dialect writes the order of a list. */
export const canSort = (files: SchemaFiles, name: string | undefined): boolean =>
  hasListSetting(files, name, 'sortParam', PRESETS_WITH_SORTING);

/** Returns whether a dialect writes filters as an expression, in which texts have quotes and other values have none. */
export const hasFilterExpression = (files: SchemaFiles, name: string | undefined): boolean =>
  hasListSetting(files, name, 'filterExpression', EXPRESSION_PRESETS);

/** Returns the HTTP method of an update in the calls that `rest` stands for. */
export function getUpdateMethod(files: SchemaFiles, name: string | undefined): 'PUT' | 'PATCH' {
  const found = findSetting(files, name, ['update', 'method']);
  if (found === undefined) return 'PUT';
  const isPatch = 'value' in found ? found.value === 'PATCH' : PRESETS_WITH_PATCH.includes(found.preset);
  return isPatch ? 'PATCH' : 'PUT';
}
