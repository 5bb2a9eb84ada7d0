import type {
  ActionDefinition,
  AdminDefinition,
  EntityDefinition,
  Place,
  ShapeDefinition,
} from '../language/definition';
import { parseCall } from '../wire/calls';
import type { Action, ActionKind, Assignment, Entity } from '../entity/entity';
import { ownOf } from '../values/own';
import type { Conditions } from './conditions';
import { compileSections, sectionsOfShape } from './sections';
import { compileShape } from './shape';

/** What is there without an entry of its own. */
interface Known {
  name: string;
  kind: ActionKind;
  title?: string;
  on: Place[];
  writes: boolean;
}

interface BuiltIn extends Known {
  /** Whether the entity has what it needs. */
  has: (entity: Entity) => boolean;
  /** Whoever may not make one record may not make another in any other way. */
  creates?: true;
}

const inDialog = ({ form }: Entity): boolean => form?.in === 'dialog';

const hasCreate = (entity: Entity): boolean =>
  entity.form !== undefined &&
  entity.calls['create'] !== undefined &&
  !entity.single &&
  (inDialog(entity) || entity.routes[0]?.create !== undefined);

/** What is there by itself, in the order in which it is offered. */
const BUILT_IN: readonly BuiltIn[] = [
  { name: 'export', kind: 'export', on: ['list'], writes: false, has: ({ calls }) => calls['page'] !== undefined },
  {
    name: 'create',
    kind: 'create',
    on: ['list'],
    writes: true,
    has: hasCreate,
  },
  {
    name: 'import',
    kind: 'import',
    on: ['list'],
    writes: true,
    has: (entity) => entity.import !== undefined,
    creates: true,
  },
  { name: 'view', kind: 'view', on: ['row'], writes: false, has: ({ routes }) => routes[0]?.view !== undefined },
  {
    name: 'edit',
    kind: 'edit',
    on: ['row', 'record'],
    writes: true,
    has: (entity) =>
      entity.form !== undefined &&
      (entity.calls['update'] !== undefined || (entity.single === true && entity.calls['create'] !== undefined)) &&
      (inDialog(entity) || entity.routes[0]?.update !== undefined),
  },
  {
    name: 'duplicate',
    kind: 'duplicate',
    on: ['row', 'record'],
    writes: true,
    has: (entity) => hasCreate(entity) && entity.calls['get'] !== undefined,
    creates: true,
  },
  {
    name: 'delete',
    kind: 'delete',
    on: ['row', 'record'],
    writes: true,
    has: ({ calls, single }) => calls['delete'] !== undefined && !single,
  },
];

/** Their names: an entry of such a name changes what is there. */
export const BUILT_IN_NAMES: readonly string[] = BUILT_IN.map(({ name }) => name);

function kindOf({ custom, to, save, call }: ActionDefinition, builtIn: Known | undefined): ActionKind {
  if (custom !== undefined) return 'custom';
  if (to !== undefined) return 'link';
  if (save !== undefined) return 'download';
  if (call === undefined && builtIn) return builtIn.kind;
  return 'call';
}

export interface Actions {
  actions: Record<string, Action>;
  /** What the checks of their inputs are compiled from, by the names of the parts. */
  parts: Record<string, ShapeDefinition>;
}

function inputOf(name: string, { input, form }: ActionDefinition, conditions: Conditions): Action['input'] {
  if (!input) return undefined;
  const part = `actions/${name}`;
  const shape = compileShape(input as ShapeDefinition, part, conditions);
  const sections = form ? compileSections(form, shape, `${part}/form`, conditions) : sectionsOfShape(shape);
  return { shape, sections, part };
}

function compileAction(
  name: string,
  definition: ActionDefinition,
  builtIn: Known | undefined,
  conditions: Conditions,
): Action {
  const { on, call, input: _input, form: _form, when, whenNot = 'hide', writes, ...rest } = definition;
  const kind = kindOf(definition, builtIn);
  const parsed = call === undefined ? undefined : parseCall(call);
  const input = inputOf(name, definition, conditions);
  return {
    ...(builtIn?.title === undefined ? {} : { title: builtIn.title }),
    ...rest,
    name,
    kind,
    // The API deletes one record at a time.
    ...(kind === 'delete' ? { each: true } : {}),
    on: [on ?? builtIn?.on ?? 'row'].flat(),
    ...(parsed ? { call: parsed } : {}),
    ...(input ? { input } : {}),
    ...(when ? { when: conditions.add(`actions/${name}/when`, when) } : {}),
    whenNot,
    writes: writes ?? builtIn?.writes ?? (kind !== 'link' && parsed?.method !== 'GET'),
  };
}

/** Of a row, and at the head of a record where no section of its screen has the rows anyway. */
function assign({ name, title }: Assignment, { form, view }: Pick<Entity, 'form' | 'view'>): Known {
  const sections = [...(form?.sections ?? []), ...(view?.sections ?? [])];
  const isSection = sections.some(({ assignment }) => assignment === name);
  return { name, kind: 'assign', title, on: isSection ? ['row'] : ['row', 'record'], writes: true };
}

/** Whoever may not make one record may not make many. */
const whoMay = ({ roles }: ActionDefinition = {}): ActionDefinition => (roles ? { roles } : {});

/** The one table of what can be done: the assignments, the schema's own actions, and what is there by itself. */
export function compileActions(
  { actions: own = {}, list, duplicate }: Pick<AdminDefinition, 'actions' | 'list' | 'duplicate'>,
  entity: Entity,
  conditions: Conditions,
): Actions {
  const isWanted = ({ name, has }: BuiltIn): boolean => {
    if (name === 'export' && (list === undefined || list.export === false)) return false;
    return !(name === 'duplicate' && duplicate === false) && has(entity);
  };
  const assignments = Object.values(entity.assignments).map((one) => assign(one, entity));
  const known = ({ name, ...one }: Known, usual: ActionDefinition = {}): Action =>
    compileAction(name, ownOf(own, name) ?? usual, { name, ...one }, conditions);
  const isKnown = (name: string): boolean => [...assignments, ...BUILT_IN].some((one) => one.name === name);
  // An entry of such a name changes what it says, not where it stands.
  const all = [
    ...assignments.map((one) => known(one)),
    ...Object.entries(own).flatMap(([name, definition]) =>
      isKnown(name) ? [] : [compileAction(name, definition, undefined, conditions)],
    ),
    ...BUILT_IN.filter((one) => Object.hasOwn(own, one.name) || isWanted(one)).map((one) =>
      known(one, one.creates ? whoMay(own['create']) : {}),
    ),
  ];
  const parts = Object.entries(own).flatMap(([name, { input }]) =>
    input ? [[`actions/${name}`, input as ShapeDefinition] as const] : [],
  );
  return { actions: Object.fromEntries(all.map((action) => [action.name, action])), parts: Object.fromEntries(parts) };
}

/** The menu of a row: what the schema names; else assignments and own actions, then edit, duplicate, delete. */
export function rowActionsOf(definition: EntityDefinition, entity: Pick<Entity, 'actions'>): string[] {
  const asked = definition['x-admin'].list?.rowActions;
  if (asked) return [...asked];
  return Object.values(entity.actions)
    .filter(({ on, kind }) => on.includes('row') && kind !== 'view')
    .map(({ name }) => name);
}
