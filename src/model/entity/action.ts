/** What can be done with a list, a row, a record or a selection, once its definition is compiled. */
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
  | 'perRecord'
  | 'cooldownMs'
  | 'requiredFilters'
  | 'failureTitle'
  | 'onSuccess';

export interface Action extends Pick<ActionDefinition, Taken> {
  name: string;
  kind: ActionKind;
  /** Absent for the built-in ones that the frame has a word for. */
  title?: string;
  scope: ActionScope[];
  call?: Call;
  /** What the user is asked for first. */
  input?: { shape: Shape; sections: Section[]; /** Key in `Validators.parts`. */ part: string };
  /** Keys in `Validators.conditions`. */
  visibleWhen?: string;
  enabledWhen?: string;
  /** Changes data: absent on a view-only route. */
  changesData: boolean;
  /** What it changes on the record where no server does. */
  fixtureEffect?: Record<string, unknown>;
}
