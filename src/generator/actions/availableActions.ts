/** Determines the actions that a user may perform on a screen, a row or a selection. Pure functions. */
import type { ActionScope } from '../../model/schemaLanguage/definition';
import type { Action, EntityModule } from '../../model/entity/entity';
import { matchesCondition } from '../../model/formRules/matchesCondition';
import { getOwnProperty } from '../../model/values/getOwnProperty';
import type { User } from '../shared/useCurrentUser';
import { ACTION_KINDS } from './actionKinds';
import type { Row } from '../shared/listRowIds';
import { hasRowActions } from '../shared/hasRowActions';

const isPermitted = ({ kind, modifiesData, roles }: Action, { viewOnly, role }: User): boolean =>
  !(viewOnly && (modifiesData || ACTION_KINDS[kind].savesFile)) &&
  (roles === undefined || (role !== undefined && roles.includes(role)));

const ORDER = Object.keys(ACTION_KINDS);

const sortByScopeOrder = (actions: readonly Action[]): Action[] =>
  [...actions].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));

/**
 * Returns the actions of a scope that the user may perform. A scope is a place where actions are offered, for
 * example `row`. Actions without permission are omitted, not disabled.
 */
export function getActionsForScope({ entity }: Pick<EntityModule, 'entity'>, place: ActionScope, user: User): Action[] {
  const all =
    place === 'row'
      ? (entity.list?.rowActions ?? []).flatMap((name) => getOwnProperty(entity.actions, name) ?? [])
      : sortByScopeOrder(Object.values(entity.actions).filter(({ scope }) => scope.includes(place)));
  return all.filter((action) => isPermitted(action, user));
}

export const isActionAllowed = (module: Pick<EntityModule, 'entity'>, name: string, user: User): boolean => {
  const action = getOwnProperty(module.entity.actions, name);
  return action !== undefined && isPermitted(action, user);
};

export type ActionAvailability = 'open' | 'disabled' | 'hidden';

/**
 * Returns whether an action is available for a record. The record must satisfy the condition of the action. Unless
 * the action's kind is always available, the record must also satisfy the entity's condition for row actions.
 */
export function getActionAvailability(module: EntityModule, action: Action, record: Row): ActionAvailability {
  const { entity, validators } = module;
  if (!ACTION_KINDS[action.kind].isAlwaysAvailable && !hasRowActions(module, record)) return 'hidden';
  const context = { shape: entity.shape, validators };
  if (!matchesCondition(context, action.visibleWhen, record)) return 'hidden';
  return matchesCondition(context, action.enabledWhen, record) ? 'open' : 'disabled';
}
