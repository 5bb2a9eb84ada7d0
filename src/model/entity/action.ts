/** Types of the compiled actions, which apply to lists, rows, records or selected rows. */
import type { ActionDefinition, ActionScope } from '../schemaLanguage/definition';
import type { Call, ObjectShape } from './field';
import type { Section } from './section';

/**
 * `call` and `download` send the action's call, `link` navigates to a URL, and `custom` runs hand-written code. All
 * other kinds are built into the app.
 */
export type ActionKind =
  | 'create'
  | 'duplicate'
  | 'edit'
  | 'view'
  | 'delete'
  | 'export'
  | 'import'
  | 'bulkEdit'
  | 'assign'
  | 'call'
  | 'download'
  | 'link'
  | 'custom';

type Taken =
  | 'help'
  | 'showAsButton'
  | 'icon'
  | 'payload'
  | 'confirm'
  | 'danger'
  | 'downloadFilename'
  | 'href'
  | 'newTab'
  | 'custom'
  | 'roles'
  | 'disabledReason'
  | 'callPerRecord'
  | 'cooldownMs'
  | 'requiredFilters'
  | 'failureTitle'
  | 'onSuccess';

export interface Action extends Pick<ActionDefinition, Taken> {
  name: string;
  kind: ActionKind;
  /** The label of the action. Absent for built-in actions, whose labels are among the app's own translated texts. */
  title?: string;
  scope: ActionScope[];
  call?: Call;
  /** The form of the dialog in which the user enters the parameters of the action. */
  input?: { shape: ObjectShape; sections: Section[]; /** Key of the validator in `Validators.parts`. */ part: string };
  /** `visibleWhen` and `enabledWhen` are keys in `Validators.conditions`. */
  visibleWhen?: string;
  enabledWhen?: string;
  /** Titles of the fields on which `visibleWhen` and `enabledWhen` depend. They say why the action is not possible. */
  visibleByFields?: string[];
  enabledByFields?: string[];
  /** Whether the action modifies records. If so, view-only routes hide it. */
  modifiesData: boolean;
  /** The request that takes the action back. `when` is a key in `Validators.conditions`. */
  undo?: { call: Call; payload?: ActionDefinition['payload']; when?: string };
  /**
   * Field values that the fixture API sets in the record when the action runs, because it does not contain the
   * server's logic.
   */
  fixtureRecordChanges?: Record<string, unknown>;
}
