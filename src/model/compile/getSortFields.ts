import type { ColumnDefinition } from '../schemaLanguage/definition';
import type { Entity } from '../entity/entity';
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { getFieldAtPath } from '../values/fieldPath';
import { canSort } from './dialectTraits';

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
    const isSent = field?.kind !== 'variant' && !field?.ui.valueFrom;
    return sortable && field && SORTED_TYPES.includes(field.type) && isSent && !isCode ? [path] : [];
  });
  if (fields.length === 0) return {};
  return isServerSorted ? { sortFields: fields } : { loadedSortFields: fields };
}
