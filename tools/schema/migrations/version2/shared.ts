/** Changes that the migrations of several kinds of objects have in common. */
import type { SchemaKeyChange } from '../types/migrationTypes';

/** Renames a key and some of its values. Values that are not listed in `values` do not change. */
export const renameKeyAndValues =
  (key: string, values: Readonly<Record<string, unknown>>): SchemaKeyChange =>
  (value) => {
    const old = typeof value === 'object' ? undefined : String(value);
    return old !== undefined && Object.hasOwn(values, old) ? { key, value: values[old] } : { key };
  };

/** New names of the keys that define how a list displays a value. */
export const RENAMED_COLUMN_KEYS = { format: 'display', hidden: 'hiddenByDefault' };

/** Declares that the value of a key `call` is an object of the kind `call`, so that its keys are migrated too. */
export const NESTED_CALL_KIND = { call: 'call' };

export const RENAMED_MESSAGE_KEYS = {
  create: 'createLabel',
  update: 'updateTitle',
  save: 'saveLabel',
  deleteTitle: 'confirmDeleteTitle',
  deleteButton: 'deleteLabel',
  deleteFailed: 'deleteFailureTitle',
  inUse: 'deleteWarning',
};

/** Icons that other products use as well have general names. */
export const icon = renameKeyAndValues('icon', { charger: 'pump', station: 'plug', roaming: 'hub', energy: 'bolt' });
