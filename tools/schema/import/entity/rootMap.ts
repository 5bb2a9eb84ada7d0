/** Names the entries of a record that has nothing else, and shows their keys in its list. */
import { FURTHER_ENTRIES } from '../../../../src/model/jsonSchema/variantDefinition';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { BuiltFields } from './entityContext';

/** Whether a field says something of the document and nothing of its content: `$schema`, or a constant. */
const isAboutDocument = (name: string, field: Json): boolean =>
  name.startsWith('$') || field['readOnly'] === true || toList(field['enum']).length === 1;

const isEntriesColumn = (column: unknown): boolean => (isObject(column) ? column['field'] : column) === FURTHER_ENTRIES;

/** Whether all content of a record is entries with keys of their own. */
export const isRootMap = (fields: BuiltFields, idField: string | undefined): boolean =>
  FURTHER_ENTRIES in fields &&
  Object.entries(fields).every(([name, field]) => name === idField || isAboutDocument(name, field));

/** Returns the fields of such a record with the title of the record at its entries. */
export const nameRootMap = (fields: Record<string, Json>, title: string): Record<string, Json> => ({
  ...fields,
  [FURTHER_ENTRIES]: { ...fields[FURTHER_ENTRIES], title },
});

/** Returns the list of such a record with a column of the keys. */
export function addKeysColumn(list: Json): Json {
  const columns = toList(list['columns']).filter((column) => !isEntriesColumn(column));
  return { ...toObjectOrEmpty(list), columns: [...columns, { field: FURTHER_ENTRIES, display: 'list' }] };
}
