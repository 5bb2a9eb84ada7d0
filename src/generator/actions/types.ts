/** Types for the components that render actions. */
import type { IconName, ActionScope } from '../../model/schemaLanguage/definition';
import type { Action, EntityModule } from '../../model/entity/entity';
import type { SelectedRow } from '../selection/selection';
import type { ActionTarget } from './actionRequest';

/** The target of a navigation: a path and its history state. */
export interface NavigationTarget {
  to: string;
  state?: unknown;
}

/** The kinds of actions that open a screen or a form. */
export type NavigationActionKind = 'create' | 'edit' | 'duplicate' | 'view';

export interface AvailableAction {
  name: string;
  kind: Action['kind'];
  label: string;
  icon?: IconName;
  isDanger: boolean;
  isDisabled: boolean;
  /** Why the action is disabled. It then can be focused, and a click shows the reason. */
  reason?: string;
  /** The selected rows for which the action is not available. It is disabled if these are all of them. */
  excludedRows?: readonly SelectedRow[];
  /**
   * The action is running, or its cooldown period after the last use has not ended. Its button keeps the focus, but
   * a click has no effect.
   */
  isBusy: boolean;
  /** In a table row, the action is shown as a button beside the action menu instead of as a menu entry. */
  isButton: boolean;
  /** The path that the action opens. If set, the action is rendered as a link. */
  to?: NavigationTarget;
  run(): void;
}

/** Returns the available actions of a scope for one record or for the selected rows. */
export type AvailableActionsFunction = (scope: ActionScope, target?: ActionTarget) => AvailableAction[];

/** An action that the user has started, with the values to which it is applied and the label of its button. */
export interface PerformedAction {
  action: Action;
  target: ActionTarget;
  label: string;
}

/** The callbacks of the component that offers an action. They are called while and after the action is performed. */
export interface ActionCallbacks {
  /** Called when the action starts: after the user has confirmed it, or at once if no confirmation is needed. */
  onStart?: ((performedAction: PerformedAction) => void) | undefined;
  /** Reloads the rows or the record that the action may have changed. @param after delay in milliseconds */
  onChanged: (after: number, target?: ActionTarget) => void;
  /**
   * Called with the ids of the selected rows for which the action succeeded, even if the action failed for other
   * rows.
   */
  onPerformed?: ((ids: readonly unknown[]) => void) | undefined;
  /** Called with the error of a failed request. A form that is still open shows the error, in addition to the toast. */
  onFailed?: ((error: unknown, performedAction: PerformedAction) => void) | undefined;
}

/** The props of the dialog of an action. */
export interface ActionDialogProps extends PerformedAction, ActionCallbacks {
  module: EntityModule;
  onClose: (changed: boolean) => void;
}
