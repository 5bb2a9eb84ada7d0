/** Which actions are there, at which place, for whom. Pure. */
import type { ActionScope } from '../../model/language/definition';
import type { Action, EntityModule } from '../../model/entity/entity';
import { meets } from '../../model/rules/meets';
import { ownOf } from '../../model/values/own';
import type { User } from '../records/useUser';
import { isActionable, type Row } from '../records/row';

/** Whoever may only look takes nothing along either. */
const TAKES: readonly string[] = ['export', 'download'];

const may = ({ kind, changesData, roles }: Action, { viewOnly, role }: User): boolean =>
  !(viewOnly && (changesData || TAKES.includes(kind))) &&
  (roles === undefined || (role !== undefined && roles.includes(role)));

const ORDER: readonly string[] = [
  'custom',
  'call',
  'download',
  'link',
  'assign',
  'import',
  'export',
  'view',
  'edit',
  'duplicate',
  'delete',
  'create',
];

/** What the schema says first, then the built-in ones; the one that makes something new stands last. */
const inOrder = (actions: readonly Action[]): Action[] =>
  [...actions].sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));

/**
 * The actions of a place that this user has. Those that are not allowed are absent, not greyed out.
 * A row's menu has the order of its schema.
 */
export function actionsAt({ entity }: Pick<EntityModule, 'entity'>, place: ActionScope, user: User): Action[] {
  const all =
    place === 'row'
      ? (entity.list?.rowActions ?? []).flatMap((name) => ownOf(entity.actions, name) ?? [])
      : inOrder(Object.values(entity.actions).filter(({ scope }) => scope.includes(place)));
  return all.filter((action) => may(action, user));
}

export const isAllowed = (module: Pick<EntityModule, 'entity'>, name: string, user: User): boolean => {
  const action = ownOf(module.entity.actions, name);
  return action !== undefined && may(action, user);
};

export type Standing = 'open' | 'disabled' | 'hidden';

/** How an action stands to one record: its own condition, and for changes that of the whole row. */
export function standingOf(module: EntityModule, action: Action, record: Row): Standing {
  const { entity, validators } = module;
  if (action.kind !== 'view' && !isActionable(module, record)) return 'hidden';
  const context = { shape: entity.shape, validators };
  if (!meets(context, action.visibleWhen, record)) return 'hidden';
  return meets(context, action.enabledWhen, record) ? 'open' : 'disabled';
}
