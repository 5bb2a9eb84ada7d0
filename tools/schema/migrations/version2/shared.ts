/** Migrations that several kinds of objects share. */
import type { KeyChange } from '../table/types';

/** Renames a key and its values; values that are not listed stay. */
export const withValues =
  (key: string, values: Readonly<Record<string, unknown>>): KeyChange =>
  (value) => {
    const old = String(value);
    return Object.hasOwn(values, old) ? { key, value: values[old] } : { key };
  };

/** Keys for the display of a value in a list. */
export const COLUMN_KEYS = { format: 'display', hidden: 'hiddenByDefault' };

/** The value of a key `call` is an object of the kind `call`. */
export const CALL = { call: 'call' };

export const MESSAGE_KEYS = {
  create: 'createLabel',
  update: 'updateTitle',
  save: 'saveLabel',
  deleteTitle: 'confirmDeleteTitle',
  deleteButton: 'deleteLabel',
  deleteFailed: 'deleteFailureTitle',
  inUse: 'deleteWarning',
};
