/** Selects the resources that the user named. */
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { isEntityName, normalizeName } from '../api/names';
import type { Resource } from '../api/resource';
import type { ImportArguments } from './importArguments';

const PARAM = /\{([^{}]+)\}/g;

type PathParams = Readonly<Record<string, string>>;

const fillPath = (path: string, params: PathParams): string =>
  path.replaceAll(PARAM, (text, name: string) => params[name] ?? text);

/** Writes the values of path parameters into the paths of a document. */
export function fillPathParams(document: Json, params: PathParams): Json {
  const paths = Object.entries(toObjectOrEmpty(document['paths'])).map(([path, item]) => [
    fillPath(path, params),
    item,
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Whether a resource has this name, in the API, as an entity, as a component or as a path. */
const isNamed = ({ name, entityName, path, componentName }: Resource, wanted: string): boolean =>
  [name, entityName, path, componentName ?? ''].some((one) => normalizeName(one) === normalizeName(wanted));

/**
 * Returns the resource with this name.
 * @throws Error if several resources have it, and none has it as the name of its entity or as its path
 */
function findNamed(resources: readonly Resource[], wanted: string): Resource | undefined {
  const named = resources.filter((resource) => isNamed(resource, wanted));
  const exact = named.filter(({ entityName, path }) =>
    [entityName, path].some((one) => normalizeName(one) === normalizeName(wanted)),
  );
  const [found, another] = exact.length > 0 ? exact : named;
  if (another === undefined) return found;
  const paths = named.map(({ path }) => path).join(', ');
  throw new Error(`several resources have the name "${wanted}": name one by its path, ${paths}`);
}

/** Whether an entity of the resource would have a screen that the menu can open. */
export const hasScreen = ({ calls, isSingleton }: Resource): boolean => calls.list !== undefined || isSingleton;

const getParams = (path: string): string[] => [...path.matchAll(PARAM)].map(([, name]) => name!);

function checkResource(resource: Resource): void {
  const { entityName, path, name } = resource;
  if (!hasScreen(resource)) throw new Error(`${name} cannot be imported: the API has no call that lists its records`);
  const options = getParams(path).map((param) => `--param ${param}=…`);
  if (options.length > 0) throw new Error(`${name} is at ${path}: say its parameter with ${options.join(' ')}`);
  if (!isEntityName(entityName)) {
    throw new Error(`"${entityName}" cannot name an entity: give another name with --name`);
  }
}

/**
 * Says which resources `--all` leaves out: their path has a parameter of an unknown value, or their name cannot be that of
 * an entity.
 */
export const listOmittedResources = (resources: readonly Resource[]): string[] =>
  resources.flatMap((resource) => {
    const { name, path, entityName } = resource;
    const options = getParams(path).map((param) => `--param ${param}=…`);
    if (options.length > 0)
      return [`${name} is left out: it is at ${path}, say its parameter with ${options.join(' ')}`];
    if (isEntityName(entityName) || !hasScreen(resource)) return [];
    return [`${name} is left out: "${entityName}" cannot name an entity, import it with --resource ${path} --name …`];
  });

/**
 * Returns the resources to import.
 * @param isSingle whether the document describes one kind of record only
 * @throws Error if a name is unknown; the message lists the known ones
 */
export function selectApiResources(
  resources: readonly Resource[],
  { resources: wanted, isAll, name, params }: ImportArguments,
  isSingle: boolean,
): Resource[] {
  const selected =
    isAll || (isSingle && wanted.length === 0)
      ? resources.filter(
          (resource) =>
            !resource.path.includes('{') && hasScreen(resource) && (!isAll || isEntityName(resource.entityName)),
        )
      : wanted.map((one) => {
          const found = findNamed(resources, fillPath(one, params));
          if (found) return found;
          const known = resources.map((resource) => resource.name).join(', ');
          throw new Error(`there is no resource "${one}"; there are ${known || 'none'}`);
        });
  if (name !== undefined && selected.length > 1) throw new Error('--name is for one resource');
  for (const resource of selected) checkResource(name === undefined ? resource : { ...resource, entityName: name });
  return selected;
}
