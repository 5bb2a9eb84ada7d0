/** What several kinds of objects have in common. */
import type { KeyChange } from '../table/types';

/** A key whose values are renamed as well; a value that is not listed stays. */
export const withValues =
  (key: string, values: Readonly<Record<string, unknown>>): KeyChange =>
  (value) => {
    const old = String(value);
    return Object.hasOwn(values, old) ? { key, value: values[old] } : { key };
  };

/** How a value looks in a list. */
export const COLUMN_KEYS = { format: 'display', hidden: 'hiddenByDefault' };

/** Below a key `call` stands a call. */
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
