import { chooseColumns } from '../../../../../tools/schema/import/entity/chooseColumns';
import type { Json } from '../../../../../tools/schema/lint/source/readJson';

export const TEXT = { type: 'string' };
export const UUID = { type: 'string', readOnly: true };
export const NUMBER = { type: 'integer', readOnly: true };

/** Returns texts of these names, and other fields where they are given. */
export const fieldsOf = (names: string, own: Record<string, Json> = {}): Record<string, Json> =>
  Object.fromEntries(names.split(' ').map((name) => [name, own[name] ?? TEXT]));

/** Returns the columns that are chosen for an order, of which a field called `needed` is required. */
export function getColumns(fields: Record<string, Json>): string {
  const titleField = 'name' in fields ? 'name' : undefined;
  return chooseColumns(fields, { idField: 'id', titleField, entityName: 'order', required: ['needed'] }).join(' ');
}
