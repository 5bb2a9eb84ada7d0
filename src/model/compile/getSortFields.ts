import type { ColumnDefinition } from '../schemaLanguage/definition';
import type { Entity } from '../entity/entity';
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { isObject } from '../values/cleanValues';
import { getFieldAtPath } from '../values/fieldPath';
import { getOwnProperty } from '../values/getOwnProperty';

/** The presets that write the order of a list. A test compares them with the definitions of the presets. */
export const SORTING_PRESETS: readonly string[] = [
  'simple-rest',
  'json-server',
  'spring',
  'hal',
  'strapi',
  'directus',
  'odata',
];

/** Returns whether a dialect writes the order of a list, by its own definition or by the one that it extends. */
function canSort(files: SchemaFiles, name: string | undefined, seen: readonly string[] = []): boolean {
  if (name === undefined || seen.includes(name)) return false;
  const dialects = files['dialects.json'];
  const dialect = isObject(dialects) ? getOwnProperty(dialects, name) : undefined;
  if (!isObject(dialect)) return SORTING_PRESETS.includes(name);
  const { list, extends: parent } = dialect;
  const param = isObject(list) ? list['sortParam'] : undefined;
  return param === undefined
    ? canSort(files, typeof parent === 'string' ? parent : undefined, [...seen, name])
    : param !== null;
}

const SORTED_TYPES = ['string', 'integer', 'number', 'boolean'];

/**
 * Returns the columns by which users can sort, that is those with one value. If the dialect of the page call writes an
 * order, the server sorts. Otherwise the app sorts the loaded rows of lists that are loaded whole, but not by codes
 * that are displayed as labels of the server.
 */
export function getSortFields(
  columns: readonly ColumnDefinition[],
  { calls, shape }: Pick<Entity, 'calls' | 'shape'>,
  files: SchemaFiles,
): { sortFields?: string[]; loadedSortFields?: string[] } {
  const isServerSorted = canSort(files, calls['page']?.dialect);
  const fields = columns.flatMap((column) => {
    const { field: path, sortable = true } = typeof column === 'string' ? { field: column } : column;
    const field = getFieldAtPath(shape, path);
    const isCode = field?.ui.options !== undefined && !isServerSorted;
    return sortable && field && SORTED_TYPES.includes(field.type) && !field.ui.valueFrom && !isCode ? [path] : [];
  });
  if (fields.length === 0) return {};
  return isServerSorted ? { sortFields: fields } : { loadedSortFields: fields };
}
