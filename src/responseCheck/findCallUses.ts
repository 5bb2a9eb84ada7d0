/** Finds the entities and option lists to whose calls a response belongs. */
import type { Call } from '../../dataProvider/contract/types';
import { createAssignmentRowEntity } from '../model/assignmentRows';
import type { RowCall } from '../model/contract/checkRow';
import type { AssignmentConfig, EntityModule, OptionList } from '../model/entity/entity';
import { getEntity, getEntityManifest, loadEntity } from '../model/registry/entityRegistry';

/** What the response to a call contains. */
export type CallUse =
  | { kind: 'rows'; module: EntityModule; responseKind: RowCall['responseKind'] }
  | { kind: 'record'; module: EntityModule }
  | { kind: 'options'; list: OptionList };

/** Returns what distinguishes calls: the same path can be called with other parameters. */
const getCallKey = ({ method, path, dialect, fixedParams, responseEnvelope }: Call): string =>
  JSON.stringify([method, path, dialect, fixedParams, responseEnvelope]);

/** Returns the rows of an assignment as an entity. Its schema describes only the fields that the dialog displays. */
function createAssignmentModule({ entity, validators }: EntityModule, assignment: AssignmentConfig): EntityModule {
  const rows = createAssignmentRowEntity(entity, assignment);
  return {
    entity: { ...rows, name: `${entity.name}/${assignment.name}`, shape: { ...rows.shape, isOpen: true } },
    validators,
  };
}

function getUses(module: EntityModule): (readonly [Call, CallUse])[] {
  const { calls, variantGets = {}, options, assignments, getsRow } = module.entity;
  const { page, get } = calls;
  const rows: CallUse = { kind: 'rows', module, responseKind: getsRow ? 'record' : 'list' };
  const gets = [...(get ? [get] : []), ...Object.values(variantGets)];
  return [
    ...(page ? [[page, rows] as const] : []),
    ...gets.map((call) => [call, { kind: 'record', module }] as const),
    ...Object.values(options).map((list) => [list.call, { kind: 'options', list }] as const),
    ...Object.values(assignments).map((assignment) => {
      const use: CallUse = {
        kind: 'rows',
        module: createAssignmentModule(module, assignment),
        responseKind: 'list',
      };
      return [assignment.page, use] as const;
    }),
  ];
}

const getLoadedModules = (): EntityModule[] =>
  getEntityManifest().flatMap(({ name }) => {
    const module = getEntity(name);
    return module ? [module] : [];
  });

/**
 * Finds what the response to a call contains. Several entities can use the same call. The option lists and records of
 * entities that no screen has opened yet are unknown.
 * @throws Error if the code of an entity whose list has been requested cannot be loaded
 */
export async function findCallUses(call: Call): Promise<CallUse[]> {
  const key = getCallKey(call);
  // The first page of a list is requested while the code of its entity is still loading.
  const listed = getEntityManifest().filter(({ page }) => page !== undefined && getCallKey(page) === key);
  await Promise.all(listed.map(({ name }) => loadEntity(name)));
  const uses = getLoadedModules()
    .flatMap(getUses)
    .filter(([one]) => getCallKey(one) === key)
    .map(([, use]) => use);
  // Several entities use the same option lists.
  return uses.filter(
    (use, index) =>
      use.kind !== 'options' ||
      uses.findIndex((other) => other.kind === 'options' && other.list.name === use.list.name) === index,
  );
}

const isSameEndpoint = (one: Call | undefined, other: Call): boolean =>
  one?.method === other.method && one.path === other.path;

/**
 * Returns the name of the entity, or of the option list as `options/NAME`, to which a call belongs; undefined for calls
 * of the app itself, such as the sign-in.
 */
export function findCallOwner(call: Call): string | undefined {
  const modules = getLoadedModules();
  const owner = modules.find(({ entity: { calls, actions, assignments, variantGets = {} } }) =>
    [
      ...Object.values(calls),
      ...Object.values(variantGets),
      ...Object.values(actions).map((action) => action.call),
      ...Object.values(assignments).flatMap(({ page, assign, unassign }) => [page, assign, unassign]),
    ].some((one) => isSameEndpoint(one, call)),
  );
  const list = modules
    .flatMap(({ entity }) => Object.values(entity.options))
    .find((one) => isSameEndpoint(one.call, call));
  const listed = getEntityManifest().find(({ page }) => isSameEndpoint(page, call));
  return owner?.entity.name ?? listed?.name ?? (list && `options/${list.name}`);
}
