/** What actions are to those who draw them. */
import type { IconName, ActionScope } from '../../model/language/definition';
import type { Action, EntityModule } from '../../model/entity/entity';
import type { Subject } from './perform';

/** Somewhere an action leads: an address with what the history should remember. */
export interface Destination {
  to: string;
  state?: unknown;
}

/** What leads to a screen, or opens a form. */
export const LEADING = ['create', 'edit', 'duplicate', 'view'] as const;
export type Leading = (typeof LEADING)[number];

export interface Offer {
  name: string;
  kind: Action['kind'];
  label: string;
  icon?: IconName;
  isDanger: boolean;
  isDisabled: boolean;
  /** It runs, or rests after it was used: it keeps the focus and does nothing. */
  isBusy: boolean;
  /** In a row it stands in sight, beside the menu. */
  isButton: boolean;
  /** Leads there; then it is a link. */
  to?: Destination;
  run(): void;
}

/** What is offered at a place, for one record or for what is chosen. */
export type OffersAt = (place: ActionScope, subject?: Subject) => Offer[];

/** What is done, to what, and what it is called. */
export interface Performed {
  action: Action;
  subject: Subject;
  label: string;
}

/** What a place wants to know of an action. */
export interface ActionWatch {
  /** Its question, where it has one, was answered with yes. */
  onStart?: ((performed: Performed) => void) | undefined;
  /** Reads again what it may have changed. @param after milliseconds */
  onChanged: (after: number, subject?: Subject) => void;
  /** With these chosen rows it is done, also where it failed with others. */
  onPerformed?: ((ids: readonly unknown[]) => void) | undefined;
}

/** An action whose dialog is open. */
export interface ActionDialogProps extends Performed, ActionWatch {
  module: EntityModule;
  onClose: (changed: boolean) => void;
}
