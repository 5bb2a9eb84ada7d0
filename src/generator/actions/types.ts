/** What actions are to those who draw them. */
import type { IconName, ActionScope } from '../../model/schemaLanguage/definition';
import type { Action, EntityModule } from '../../model/entity/entity';
import type { ActionTarget } from './actionRequest';

/** Somewhere an action leads: an address with what the history should remember. */
export interface NavigationTarget {
  to: string;
  state?: unknown;
}

/** What leads to a screen, or opens a form. */
export const NAVIGATION_ACTIONS = ['create', 'edit', 'duplicate', 'view'] as const;
export type NavigationAction = (typeof NAVIGATION_ACTIONS)[number];

export interface AvailableAction {
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
  to?: NavigationTarget;
  run(): void;
}

/** What is offered at a place, for one record or for what is chosen. */
export type GetAvailableActions = (place: ActionScope, subject?: ActionTarget) => AvailableAction[];

/** What is done, to what, and what it is called. */
export interface PerformedAction {
  action: Action;
  target: ActionTarget;
  label: string;
}

/** What a place wants to know of an action. */
export interface ActionCallbacks {
  /** Its question, where it has one, was answered with yes. */
  onStart?: ((performed: PerformedAction) => void) | undefined;
  /** Reads again what it may have changed. @param after milliseconds */
  onChanged: (after: number, subject?: ActionTarget) => void;
  /** With these chosen rows it is done, also where it failed with others. */
  onPerformed?: ((ids: readonly unknown[]) => void) | undefined;
}

/** An action whose dialog is open. */
export interface ActionDialogProps extends PerformedAction, ActionCallbacks {
  module: EntityModule;
  onClose: (changed: boolean) => void;
}
