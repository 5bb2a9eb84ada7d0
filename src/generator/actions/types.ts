/** The types of actions for the components that render them. */
import type { IconName, ActionScope } from '../../model/schemaLanguage/definition';
import type { Action, EntityModule } from '../../model/entity/entity';
import type { ActionTarget } from './actionRequest';

/** The target of a navigation: a path and its history state. */
export interface NavigationTarget {
  to: string;
  state?: unknown;
}

/** The kinds of actions that open a screen or a form. */
export type NavigationAction = 'create' | 'edit' | 'duplicate' | 'view';

export interface AvailableAction {
  name: string;
  kind: Action['kind'];
  label: string;
  icon?: IconName;
  isDanger: boolean;
  isDisabled: boolean;
  /** The action is running or cooling down after use: its button keeps the focus and does nothing. */
  isBusy: boolean;
  /** In a row, the action is rendered as a button beside the menu. */
  isButton: boolean;
  /** The target of a navigation; if set, the action renders as a link. */
  to?: NavigationTarget;
  run(): void;
}

/** Returns the available actions of a scope, for one record or for the selected rows. */
export type GetAvailableActions = (scope: ActionScope, target?: ActionTarget) => AvailableAction[];

/** An action with its target and its label. */
export interface PerformedAction {
  action: Action;
  target: ActionTarget;
  label: string;
}

/** The callbacks of the component that offers an action. */
export interface ActionCallbacks {
  /** Called when the user has confirmed the action, or no confirmation is needed. */
  onStart?: ((performedAction: PerformedAction) => void) | undefined;
  /** Reloads data that the action may have changed. @param after delay in milliseconds */
  onChanged: (after: number, target?: ActionTarget) => void;
  /** Called with the ids of the selected rows for which the action succeeded, even if it failed for others. */
  onPerformed?: ((ids: readonly unknown[]) => void) | undefined;
  /** Shows the error of a failed request in the form that stays open, in addition to its toast. */
  onFailed?: ((error: unknown, performedAction: PerformedAction) => void) | undefined;
}

/** The props of an open action dialog. */
export interface ActionDialogProps extends PerformedAction, ActionCallbacks {
  module: EntityModule;
  onClose: (changed: boolean) => void;
}
