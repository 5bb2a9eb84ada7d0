/** What actions are to those who draw them. */
import type { IconName } from '../../model/definition';
import type { Action, EntityModule } from '../../model/entity';
import type { Subject } from './perform';

/** Somewhere an action leads: an address with what the history should remember. */
export interface Destination {
  to: string;
  state?: unknown;
}

export interface Offer {
  name: string;
  kind: Action['kind'];
  label: string;
  icon?: IconName;
  isDanger: boolean;
  isDisabled: boolean;
  isBusy: boolean;
  /** Leads there; then it is a link. */
  to?: Destination;
  run(): void;
}

/** An action whose dialog is open, and what it is about. */
export interface OpenAction {
  action: Action;
  subject: Subject;
}

export interface ActionDialogProps extends OpenAction {
  module: EntityModule;
  label: string;
  onClose: (changed: boolean) => void;
  /** It has succeeded. @param after milliseconds until what is behind it is read again */
  onDone: (after: number) => void;
}
