/**
 * The descriptors of the kinds of actions, in the order in which the actions of a screen are listed: actions defined
 * in the schema first, then the built-in ones, `create` last. A kind with a dialog also has a file `KIND.action.tsx`.
 */
import type { Action } from '../../model/entity/entity';
import type { TextKey } from '../../i18n/useAppTranslate';

export interface ActionKind {
  /**
   * What a click does: sends the request, opens the dialog of the kind, opens another screen or form, follows the
   * action's own address, exports the list, or deletes the record.
   */
  start: 'request' | 'dialog' | 'screen' | 'address' | 'export' | 'deletion';
  /** The label of an action without a title. */
  label?: TextKey;
  /** The method of the data provider that performs the action. Default: `send`. */
  request?: 'send' | 'download' | 'delete';
  /** The success message of an action without one. Default: `assignment.done`. */
  doneText?: TextKey;
  /** The question before the action is performed for several rows. Default: `bulk.ask`. */
  bulkQuestion?: TextKey;
  /** Saves data to a file: forbidden for view-only users, even if no data is changed. */
  savesFile?: true;
  /** Shown in red and confirmed with a red button. */
  isDestructive?: true;
  /** Outside of a record, sends the parameters of the list's page request. */
  sendsListParams?: true;
  /** Available even if the row has no other actions. */
  isAlwaysAvailable?: true;
}

export const ACTION_KINDS: Readonly<Record<Action['kind'], ActionKind>> = {
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
  delete: {
    start: 'deletion',
    label: 'action.delete',
    request: 'delete',
    bulkQuestion: 'bulk.delete',
    isDestructive: true,
  },
  create: { start: 'screen', label: 'action.create' },
};

/** Whether an action is shown in red: as its schema says, else as its kind does. */
export const isDangerous = ({ danger, kind }: Pick<Action, 'danger' | 'kind'>): boolean =>
  danger ?? ACTION_KINDS[kind].isDestructive === true;
