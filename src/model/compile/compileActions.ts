import type {
  ActionDefinition,
  AdminDefinition,
  EntityDefinition,
  ActionScope,
  ShapeDefinition,
} from '../schemaLanguage/definition';
import { parseCall } from '../wire/parseCall';
import type { Action, ActionKind, Assignment, Entity } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import type { ConditionCollector } from './conditionCollector';
import { compileSections, createDefaultSections } from './compileSections';
import { compileShape } from './compileShape';

/** An action that exists without an entry in the schema. */
interface Known {
  name: string;
  kind: ActionKind;
  title?: string;
  scope: ActionScope[];
  modifiesData: boolean;
}

interface BuiltIn extends Known {
  /** Whether the entity meets the requirements of the action. */
  has: (entity: Entity) => boolean;
  /** The action creates records, so it requires the roles of `create`. */
  creates?: true;
}

const opensInDialog = ({ form }: Entity): boolean => form?.openAs === 'dialog';

const hasCreate = (entity: Entity): boolean =>
  entity.form !== undefined &&
  entity.calls['create'] !== undefined &&
  !entity.singleton &&
  (opensInDialog(entity) || entity.routes[0]?.create !== undefined);

/** The built-in actions in display order. */
const BUILT_IN: readonly BuiltIn[] = [
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
    creates: true,
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
    creates: true,
  },
  {
    name: 'delete',
    kind: 'delete',
    scope: ['row', 'record'],
    modifiesData: true,
    has: ({ calls, singleton }) => calls['delete'] !== undefined && !singleton,
  },
];

/** Their names. A schema entry with one of these names modifies the built-in action. */
export const BUILT_IN_ACTION_NAMES: readonly string[] = BUILT_IN.map(({ name }) => name);

function getKind({ custom, href, downloadFilename, call }: ActionDefinition, builtIn: Known | undefined): ActionKind {
  if (custom !== undefined) return 'custom';
  if (href !== undefined) return 'link';
  if (downloadFilename !== undefined) return 'download';
  if (call === undefined && builtIn) return builtIn.kind;
  return 'call';
}

export interface CompiledActions {
  actions: Record<string, Action>;
  /** The schemas of the actions' inputs, by key of `Validators.parts`. */
  parts: Record<string, ShapeDefinition>;
}

function getInput(
  name: string,
  { input, sections }: ActionDefinition,
  conditions: ConditionCollector,
): Action['input'] {
  if (!input) return undefined;
  const part = `actions/${name}`;
  const shape = compileShape(input as ShapeDefinition, part, conditions);
  if (!sections) return { shape, sections: createDefaultSections(shape), part };
  return { shape, sections: compileSections(sections, shape, `${part}/sections`, conditions), part };
}

function compileAction(
  name: string,
  definition: ActionDefinition,
  builtIn: Known | undefined,
  conditions: ConditionCollector,
): Action {
  const {
    scope,
    call,
    input: _input,
    sections: _sections,
    visibleWhen,
    enabledWhen,
    modifiesData,
    ...rest
  } = definition;
  const kind = getKind(definition, builtIn);
  const parsed = call === undefined ? undefined : parseCall(call);
  const input = getInput(name, definition, conditions);
  return {
    ...(builtIn?.title === undefined ? {} : { title: builtIn.title }),
    ...rest,
    name,
    kind,
    // The API deletes one record at a time.
    ...(kind === 'delete' ? { callPerRecord: true } : {}),
    scope: [scope ?? builtIn?.scope ?? 'row'].flat(),
    ...(parsed ? { call: parsed } : {}),
    ...(input ? { input } : {}),
    ...(visibleWhen ? { visibleWhen: conditions.add(`actions/${name}/visibleWhen`, visibleWhen) } : {}),
    ...(enabledWhen ? { enabledWhen: conditions.add(`actions/${name}/enabledWhen`, enabledWhen) } : {}),
    modifiesData: modifiesData ?? builtIn?.modifiesData ?? (kind !== 'link' && parsed?.method !== 'GET'),
  };
}

/**
 * Returns the action of an assignment: in row menus, and in the record header unless a section of the record's
 * screen already contains the rows.
 */
function assign({ name, title }: Assignment, { form, view }: Pick<Entity, 'form' | 'view'>): Known {
  const sections = [...(form?.sections ?? []), ...(view?.sections ?? [])];
  const isSection = sections.some(({ assignment }) => assignment === name);
  return { name, kind: 'assign', title, scope: isSection ? ['row'] : ['row', 'record'], modifiesData: true };
}

/** Users who must not create one record must not create several. */
const getRoles = ({ roles }: ActionDefinition = {}): ActionDefinition => (roles ? { roles } : {});

/** Compiles all actions of an entity: assignments, the schema's own actions and built-in actions. */
export function compileActions(
  { actions: own = {}, list, duplicate }: Pick<AdminDefinition, 'actions' | 'list' | 'duplicate'>,
  entity: Entity,
  conditions: ConditionCollector,
): CompiledActions {
  const isWanted = ({ name, has }: BuiltIn): boolean => {
    if (name === 'export' && (list === undefined || list.export === false)) return false;
    return !(name === 'duplicate' && duplicate === false) && has(entity);
  };
  const assignments = Object.values(entity.assignments).map((one) => assign(one, entity));
  const known = ({ name, ...one }: Known, usual: ActionDefinition = {}): Action =>
    compileAction(name, getOwnProperty(own, name) ?? usual, { name, ...one }, conditions);
  const isKnown = (name: string): boolean => [...assignments, ...BUILT_IN].some((one) => one.name === name);
  // A schema entry with the name of a built-in action changes its properties, not its position.
  const all = [
    ...assignments.map((one) => known(one)),
    ...Object.entries(own).flatMap(([name, definition]) =>
      isKnown(name) ? [] : [compileAction(name, definition, undefined, conditions)],
    ),
    ...BUILT_IN.filter((one) => Object.hasOwn(own, one.name) || isWanted(one)).map((one) =>
      known(one, one.creates ? getRoles(own['create']) : {}),
    ),
  ];
  const parts = Object.entries(own).flatMap(([name, { input }]) =>
    input ? [[`actions/${name}`, input as ShapeDefinition] as const] : [],
  );
  return { actions: Object.fromEntries(all.map((action) => [action.name, action])), parts: Object.fromEntries(parts) };
}

/**
 * Returns the actions of the row menu: those listed in the schema; otherwise assignments and the schema's own
 * actions, then edit, duplicate, delete.
 */
export function getRowActionNames(definition: EntityDefinition, entity: Pick<Entity, 'actions'>): string[] {
  const requestedNames = definition['x-admin'].list?.rowActions;
  if (requestedNames) return [...requestedNames];
  return Object.values(entity.actions)
    .filter(({ scope, kind }) => scope.includes('row') && kind !== 'view')
    .map(({ name }) => name);
}
