import type {
  ActionDefinition,
  AdminDefinition,
  EntityDefinition,
  ObjectSchemaDefinition,
} from '../schemaLanguage/definition';
import { parseCall } from '../wire/parseCall';
import type { Action, ActionKind, AssignmentConfig, Entity } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import { BUILT_IN_ACTIONS, type BuiltInAction, type ImplicitAction } from './builtInActions';
import type { ConditionCollector } from './conditionCollector';
import { compileSections, createDefaultSections } from './compileSections';
import { getConditionFieldTitles } from './getConditionFieldTitles';
import { compileObjectShape } from './compileObjectShape';

function getKind(
  { custom, href, downloadFilename, call }: ActionDefinition,
  builtIn: ImplicitAction | undefined,
): ActionKind {
  if (custom !== undefined) return 'custom';
  if (href !== undefined) return 'link';
  if (downloadFilename !== undefined) return 'download';
  if (call === undefined && builtIn) return builtIn.kind;
  return 'call';
}

export interface CompiledActions {
  actions: Record<string, Action>;
  /** The schemas of the action inputs. The keys are those of `Validators.parts`. */
  parts: Record<string, ObjectSchemaDefinition>;
}

function getInput(
  name: string,
  { input, sections }: ActionDefinition,
  conditions: ConditionCollector,
): Action['input'] {
  if (!input) return undefined;
  const part = `actions/${name}`;
  const shape = compileObjectShape(input as ObjectSchemaDefinition, part, conditions);
  if (!sections) return { shape, sections: createDefaultSections(shape), part };
  return { shape, sections: compileSections(sections, shape, `${part}/sections`, conditions), part };
}

function compileAction(
  name: string,
  definition: ActionDefinition,
  builtIn: ImplicitAction | undefined,
  { shape }: Pick<Entity, 'shape'>,
  conditions: ConditionCollector,
): Action {
  const {
    scope,
    call,
    input: _input,
    sections: _sections,
    undo: _undo,
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
    // Deleting several selected records needs one call per record, because the API deletes a single record per
    // call.
    ...(kind === 'delete' ? { callPerRecord: true } : {}),
    scope: [scope ?? builtIn?.scope ?? 'row'].flat(),
    ...(parsed ? { call: parsed } : {}),
    ...(input ? { input } : {}),
    ...(visibleWhen
      ? {
          visibleWhen: conditions.add(`actions/${name}/visibleWhen`, visibleWhen),
          visibleByFields: getConditionFieldTitles(visibleWhen, shape),
        }
      : {}),
    ...(enabledWhen
      ? {
          enabledWhen: conditions.add(`actions/${name}/enabledWhen`, enabledWhen),
          enabledByFields: getConditionFieldTitles(enabledWhen, shape),
        }
      : {}),
    modifiesData: modifiesData ?? builtIn?.modifiesData ?? (kind !== 'link' && parsed?.method !== 'GET'),
  };
}

/**
 * Creates the action that opens an assignment. Row menus always contain it. The record header contains it unless a
 * section of the record's form or view already displays the assigned rows.
 */
function assign({ name, title }: AssignmentConfig, { form, view }: Pick<Entity, 'form' | 'view'>): ImplicitAction {
  const sections = [...(form?.sections ?? []), ...(view?.sections ?? [])];
  const isSection = sections.some(({ assignment }) => assignment === name);
  return { name, kind: 'assign', title, scope: isSection ? ['row'] : ['row', 'record'], modifiesData: true };
}

/**
 * Returns the keys of an action definition that also apply to the action that does the same to several records: a user
 * who must not create a single record must not create several either. An existing record must also satisfy the
 * conditions.
 */
function getPermissions(
  name: 'create' | 'edit',
  { roles, visibleWhen, enabledWhen, disabledReason }: ActionDefinition = {},
) {
  return {
    ...(roles ? { roles } : {}),
    ...(name === 'edit' && visibleWhen ? { visibleWhen } : {}),
    ...(name === 'edit' && enabledWhen ? { enabledWhen } : {}),
    ...(name === 'edit' && disabledReason !== undefined ? { disabledReason } : {}),
  };
}

/** Compiles the request that takes an action back. The schema describes the request or names the action that sends it. */
function compileUndo(
  name: string,
  own: Readonly<Record<string, ActionDefinition>>,
  conditions: ConditionCollector,
): Pick<Action, 'undo'> {
  const undo = getOwnProperty(own, name)?.undo;
  const { call, payload, when } =
    typeof undo === 'string' ? { ...getOwnProperty(own, undo), when: undefined } : { ...undo };
  if (call === undefined) return {};
  return {
    undo: {
      call: parseCall(call),
      ...(payload === undefined ? {} : { payload }),
      ...(when ? { when: conditions.add(`actions/${name}/undo`, when) } : {}),
    },
  };
}

/**
 * Compiles all actions of an entity: the actions of assignments, the actions that the schema defines, and the
 * built-in actions.
 */
export function compileActions(
  { actions: own = {}, list, duplicate }: Pick<AdminDefinition, 'actions' | 'list' | 'duplicate'>,
  entity: Entity,
  conditions: ConditionCollector,
): CompiledActions {
  const isWanted = ({ name, has }: BuiltInAction): boolean => {
    if (name === 'export' && (list === undefined || list.export === false)) return false;
    return !(name === 'duplicate' && duplicate === false) && has(entity);
  };
  const assignments = Object.values(entity.assignments).map((one) => assign(one, entity));
  const known = ({ name, ...one }: ImplicitAction, usual: ActionDefinition = {}): Action =>
    compileAction(name, getOwnProperty(own, name) ?? usual, { name, ...one }, entity, conditions);
  const isKnown = (name: string): boolean => [...assignments, ...BUILT_IN_ACTIONS].some((one) => one.name === name);
  // A schema entry with the name of a built-in action changes the properties of this action, but not its position
  // in the menu.
  const all = [
    ...assignments.map((one) => known(one)),
    ...Object.entries(own).flatMap(([name, definition]) =>
      isKnown(name) ? [] : [compileAction(name, definition, undefined, entity, conditions)],
    ),
    ...BUILT_IN_ACTIONS.filter((one) => Object.hasOwn(own, one.name) || isWanted(one)).map((one) =>
      known(one, one.severalOf ? getPermissions(one.severalOf, own[one.severalOf]) : {}),
    ),
  ];
  const parts = Object.entries(own).flatMap(([name, { input }]) =>
    input ? [[`actions/${name}`, input as ObjectSchemaDefinition] as const] : [],
  );
  const actions = all.map(
    (action) => [action.name, { ...action, ...compileUndo(action.name, own, conditions) }] as const,
  );
  return { actions: Object.fromEntries(actions), parts: Object.fromEntries(parts) };
}

/**
 * Returns the names of the actions in the row menu. If the schema does not list them, these are the actions of
 * assignments and the schema's own actions, followed by edit, duplicate and delete.
 */
export function getRowActionNames(definition: EntityDefinition, entity: Pick<Entity, 'actions'>): string[] {
  const requestedNames = definition['x-admin'].list?.rowActions;
  if (requestedNames) return [...requestedNames];
  return Object.values(entity.actions)
    .filter(({ scope, kind }) => scope.includes('row') && kind !== 'view')
    .map(({ name }) => name);
}
