/**
 * The kinds of actions and their properties. The order of the kinds is the order in which a screen lists its
 * actions: actions defined in the schema, then built-in actions, then `create`. A kind with a dialog also has a
 * file `KIND.action.tsx`.
 */
import type { Action } from '../../model/entity/entity';
import type { TextKey } from '../../i18n/useAppTranslate';

export interface ActionKindDescriptor {
  /**
   * The effect of a click on the action: it sends the request, opens the dialog of the kind, opens another screen
   * or form, navigates to the URL of the action, exports the list, or deletes the record.
   */
  start: 'request' | 'dialog' | 'screen' | 'address' | 'export' | 'deletion';
  /** The label of an action that has no title in the schema. */
  label?: TextKey;
  /** The method of the data provider that performs the action. Default: `send`. */
  request?: 'send' | 'download' | 'delete';
  /** The success message of an action that has no success message in the schema. Default: `assignment.done`. */
  doneText?: TextKey;
  /** The confirmation question before the action is performed on several rows. Default: `bulk.ask`. */
  bulkQuestion?: TextKey;
  /**
   * The action saves a file with data of the server. View-only users may not run it, although it changes nothing on
   * the server.
   */
  savesFile?: true;
  /** The action is shown in red, and so is the button that confirms it. */
  isDestructive?: true;
  /** If the action is not performed on a record, it sends the parameters of the list's page request. */
  sendsListParams?: true;
  /** The action is available even for rows on which no other action is allowed. */
  isAlwaysAvailable?: true;
}

export const ACTION_KINDS: Readonly<Record<Action['kind'], ActionKindDescriptor>> = {
  custom: { start: 'dialog' },
  call: { start: 'request' },
  download: { start: 'request', request: 'download', doneText: 'export.done', savesFile: true, sendsListParams: true },
  link: { start: 'address' },
  assign: { start: 'dialog' },
  import: { start: 'dialog', label: 'action.import' },
  export: { start: 'export', label: 'action.export', savesFile: true },
  view: { start: 'screen', label: 'action.view', isAlwaysAvailable: true },
  edit: { start: 'screen', label: 'action.edit' },
  duplicate: { start: 'screen', label: 'action.duplicate' },
  bulkEdit: { start: 'dialog', label: 'action.edit' },
  delete: {
    start: 'deletion',
    label: 'action.delete',
    request: 'delete',
    bulkQuestion: 'bulk.delete',
    isDestructive: true,
  },
  create: { start: 'screen', label: 'action.create' },
};

/** Whether an action is shown in red. The setting in the schema has precedence over the setting of the action kind. */
export const isDestructiveAction = ({ danger, kind }: Pick<Action, 'danger' | 'kind'>): boolean =>
  danger ?? ACTION_KINDS[kind].isDestructive === true;
