/** The compiled actions on lists, rows, records and selections. */
import type { ActionDefinition, ActionScope } from '../schemaLanguage/definition';
import type { Call, Shape } from './field';
import type { Section } from './section';

/** `call` and `download` send a call, `link` navigates, `custom` is hand-written; the others are built in. */
export type ActionKind =
  | 'create'
  | 'duplicate'
  | 'edit'
  | 'view'
  | 'delete'
  | 'export'
  | 'import'
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
  | 'callPerRecord'
  | 'cooldownMs'
  | 'requiredFilters'
  | 'failureTitle'
  | 'onSuccess';

export interface Action extends Pick<ActionDefinition, Taken> {
  name: string;
  kind: ActionKind;
  /** Absent for built-in actions, whose labels the app translates. */
  title?: string;
  scope: ActionScope[];
  call?: Call;
  /** The form that the user fills in before the action runs. */
  input?: { shape: Shape; sections: Section[]; /** Key in `Validators.parts`. */ part: string };
  /** Keys in `Validators.conditions`. */
  visibleWhen?: string;
  enabledWhen?: string;
  /** Whether the action changes data; if so, it is hidden on view-only routes. */
  modifiesData: boolean;
  /** The changes of the record in the fixture API, which has no server logic. */
  fixtureRecordChanges?: Record<string, unknown>;
}
