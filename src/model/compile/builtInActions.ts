/** The actions that entities have without an entry in the schema. */
import type { ActionScope } from '../schemaLanguage/definition';
import type { ActionKind, Entity } from '../entity/entity';

/** A built-in action or the action of an assignment. Both exist even if the schema has no entry for them. */
export interface ImplicitAction {
  name: string;
  kind: ActionKind;
  title?: string;
  scope: ActionScope[];
  modifiesData: boolean;
}

export interface BuiltInAction extends ImplicitAction {
  /** Whether the entity has what the action requires, such as the calls or routes. */
  has: (entity: Entity) => boolean;
  /** The action whose conditions and roles also apply to this action: it does the same to several records. */
  severalOf?: 'create' | 'edit';
}

const opensInDialog = ({ form }: Entity): boolean => form?.openAs === 'dialog';

const hasCreate = (entity: Entity): boolean =>
  entity.form !== undefined &&
  entity.calls['create'] !== undefined &&
  !entity.singleton &&
  (opensInDialog(entity) || entity.routes[0]?.create !== undefined);

/** The built-in actions in display order. */
export const BUILT_IN_ACTIONS: readonly BuiltInAction[] = [
  {
    name: 'export',
    kind: 'export',
    scope: ['list'],
    modifiesData: false,
    has: ({ calls }) => calls['page'] !== undefined,
  },
  {
    name: 'create',
    kind: 'create',
    scope: ['list'],
    modifiesData: true,
    has: hasCreate,
  },
  {
    name: 'import',
    kind: 'import',
    scope: ['list'],
    modifiesData: true,
    has: (entity) => entity.import !== undefined,
    severalOf: 'create',
  },
  {
    name: 'view',
    kind: 'view',
    scope: ['row'],
    modifiesData: false,
    has: ({ routes }) => routes[0]?.view !== undefined,
  },
  {
    name: 'edit',
    kind: 'edit',
    scope: ['row', 'record'],
    modifiesData: true,
    has: (entity) =>
      entity.form !== undefined &&
      (entity.calls['update'] !== undefined || (entity.singleton === true && entity.calls['create'] !== undefined)) &&
      (opensInDialog(entity) || entity.routes[0]?.update !== undefined),
  },
  {
    name: 'duplicate',
    kind: 'duplicate',
    scope: ['row', 'record'],
    modifiesData: true,
    has: (entity) => hasCreate(entity) && entity.calls['get'] !== undefined,
    severalOf: 'create',
  },
  {
    name: 'bulkEdit',
    kind: 'bulkEdit',
    scope: ['selection'],
    modifiesData: true,
    has: (entity) => entity.bulkEdit !== undefined,
    severalOf: 'edit',
  },
  {
    name: 'delete',
    kind: 'delete',
    scope: ['row', 'record'],
    modifiesData: true,
    has: ({ calls, singleton }) => calls['delete'] !== undefined && !singleton,
  },
];

/**
 * The names of the built-in actions. A schema entry with one of these names modifies the built-in action instead of
 * adding an action.
 */
export const BUILT_IN_ACTION_NAMES: readonly string[] = BUILT_IN_ACTIONS.map(({ name }) => name);
