/** Finds the resources of an API: collections of records with their calls, and single records such as settings. */
import { isObject } from '../../lint/source/readJson';
import { toKebabCase, toSingular } from './names';
import { getJsonBody, getSuccess, takesMultipart, type Operation } from './operations';
import type { Resource, ResourceCalls } from './resource';
import { findRecord, findRows, type RowsShape } from './responseShape';
import type { SchemaReader } from './schemaReader';

const LAST_PARAM = /\/\{([^{}/]+)\}$/;
const LIST_VERBS = /^(_?search|query|list|page|pages|all|find[^/{]*|filter)$/i;
const ACTION_TYPES = /\bjson\b|^multipart\//;

const getLastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const isParamPath = (path: string): boolean => LAST_PARAM.test(path);

/** Returns the segment that names the resource; a verb such as `list` is no name. */
const getResourceName = (path: string): string => toKebabCase(getLastSegment(path));

const getResponseSchema = (operation: Operation | undefined): unknown =>
  operation && getSuccess(operation)?.body?.schema;

/** Whether the document does not say what a call answers. */
const isUndescribed = (operation: Operation): boolean => {
  const schema = getResponseSchema(operation);
  return schema === undefined || (isObject(schema) && Object.keys(schema).length === 0);
};

/** The operations of a document by path and method. */
class OperationIndex {
  readonly #reader: SchemaReader;
  readonly #operations: readonly Operation[];

  constructor(reader: SchemaReader, operations: readonly Operation[]) {
    this.#reader = reader;
    this.#operations = operations;
  }

  get paths(): string[] {
    return [...new Set(this.#operations.map(({ path }) => path))];
  }

  find(path: string, ...methods: Operation['method'][]): Operation | undefined {
    return methods
      .map((method) => this.#operations.find((operation) => operation.path === path && operation.method === method))
      .find((operation) => operation !== undefined);
  }

  getItemPath(path: string): string | undefined {
    return this.paths.find(
      (other) =>
        other.startsWith(`${path}/`) &&
        LAST_PARAM.test(other.slice(path.length)) &&
        !other.slice(path.length + 1).includes('/'),
    );
  }

  findRows(operation: Operation | undefined, isKnownList: boolean): RowsShape | undefined {
    const schema = getResponseSchema(operation);
    return schema === undefined ? undefined : findRows(this.#reader, schema, isKnownList);
  }

  /** Returns the list call: GET of the collection, else a call below it such as `/pets/search`. */
  findList(path: string, hasItems: boolean): Operation | undefined {
    const own = this.find(path, 'GET');
    if (own && (this.findRows(own, hasItems) || (hasItems && isUndescribed(own)))) return own;
    const below = this.#operations.filter(
      (operation) =>
        ['GET', 'POST'].includes(operation.method) &&
        operation.path.startsWith(`${path}/`) &&
        LIST_VERBS.test(operation.path.slice(path.length + 1)),
    );
    return below.find((operation) => this.findRows(operation, true));
  }

  /** Whether a call takes several records at once. */
  takesSeveral(operation: Operation): boolean {
    const body = getJsonBody(operation.requestBodies);
    return body !== undefined && this.#reader.isArray(body.schema);
  }

  /** Returns the call that changes one record. Some APIs do that by POST. A call for several records is none. */
  findUpdate(path: string, itemPath: string | undefined): Operation | undefined {
    const ofItem = itemPath === undefined ? undefined : this.find(itemPath, 'PUT', 'PATCH', 'POST');
    if (ofItem) return ofItem;
    const own = this.find(path, 'PUT', 'PATCH');
    return own && this.takesSeveral(own) ? undefined : own;
  }

  /** Returns the calls below one record that change it. Only those that take a file may have a path of two segments. */
  findActions(itemPath: string): Operation[] {
    return this.#operations.filter(
      ({ path, pathParams, method, requestBodies }) =>
        ['POST', 'PUT', 'PATCH'].includes(method) &&
        path.startsWith(`${itemPath}/`) &&
        pathParams.at(-1) === LAST_PARAM.exec(itemPath)![1] &&
        path.slice(itemPath.length + 1).split('/').length <= (takesMultipart({ requestBodies }) ? 2 : 1) &&
        !isParamPath(path) &&
        this.getItemPath(path) === undefined &&
        requestBodies.every(({ mediaType }) => ACTION_TYPES.test(mediaType)) &&
        this.findRows(this.find(path, 'GET'), true) === undefined,
    );
  }
}

function getCalls(index: OperationIndex, path: string, itemPath: string | undefined): ResourceCalls {
  const list = index.findList(path, itemPath !== undefined);
  const create = index.find(path, 'POST');
  const update = index.findUpdate(path, itemPath);
  const isCreated = create && create !== list && getJsonBody(create.requestBodies) && !index.takesSeveral(create);
  return {
    list,
    create: isCreated ? create : undefined,
    get: itemPath === undefined ? undefined : index.find(itemPath, 'GET'),
    update,
    remove: itemPath === undefined ? undefined : index.find(itemPath, 'DELETE'),
  };
}

const removeUndefined = (calls: ResourceCalls): ResourceCalls =>
  Object.fromEntries(Object.entries(calls).filter(([, call]) => call !== undefined));

const hasFields = (reader: SchemaReader, schema: unknown): boolean =>
  schema !== undefined && Object.keys(reader.getProperties(schema)).length > 0;

/** Returns the record that a call returns or takes, as a component of the document. */
function findComponentName(reader: SchemaReader, calls: ResourceCalls, rows: RowsShape | undefined, names: string[]) {
  const schemas = [
    getResponseSchema(calls.get),
    calls.create && getJsonBody(calls.create.requestBodies)?.schema,
    calls.update && getJsonBody(calls.update.requestBodies)?.schema,
  ].filter((schema) => schema !== undefined);
  const records = schemas.map((schema) => findRecord(reader, schema, names).schema);
  return [...records, rows?.rowSchema]
    .map((schema) => reader.getComponentName(schema))
    .find((name) => name !== undefined);
}

function createResource(reader: SchemaReader, index: OperationIndex, path: string): Resource | undefined {
  const itemPath = index.getItemPath(path);
  const calls = removeUndefined(getCalls(index, path, itemPath));
  const described = index.findRows(calls.list, true);
  const rows = described ?? (calls.list ? { path: '', rowSchema: {} } : undefined);
  const own = index.find(path, 'GET');
  const isSingleton =
    !rows && itemPath === undefined && calls.update !== undefined && hasFields(reader, getResponseSchema(own));
  if (!rows && !isSingleton && !(calls.get && (calls.create ?? calls.update))) return undefined;
  const name = getResourceName(path);
  const entityName = isSingleton ? name : toSingular(name);
  return {
    name,
    entityName,
    path,
    calls: isSingleton ? { get: own!, ...(calls.update ? { update: calls.update } : {}) } : calls,
    rows,
    isListAssumed: rows !== undefined && described === undefined,
    idParam: itemPath && LAST_PARAM.exec(itemPath)![1],
    actions: itemPath === undefined ? [] : index.findActions(itemPath),
    isSingleton,
    componentName: findComponentName(reader, calls, rows, [entityName, name]),
  };
}

/** Whether a collection is that of another resource, limited to one parent: `/owners/{id}/pets` beside `/pets`. */
const isNestedCopy = (resource: Resource, all: readonly Resource[]): boolean =>
  resource.path.includes('{') && all.some((other) => !other.path.includes('{') && other.name === resource.name);

/** Segments at the beginning of paths that name no resource. */
const PREFIX = /^(api|rest|v|v?\d+(\.\d+)*)$/i;

/** Returns the segments before the name of a resource, the last one first. */
const getParentSegments = ({ path }: Resource): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .filter((segment) => segment !== '' && !segment.startsWith('{'))
    .toReversed();

const isMain = (resource: Resource): boolean => getParentSegments(resource).every((segment) => PREFIX.test(segment));

/**
 * Gives resources of the same name different entity names: the segment before the name is added. The only one that has
 * no segments of its own keeps the name.
 */
function separateNames(resources: readonly Resource[]): Resource[] {
  return resources.map((resource) => {
    const same = resources.filter((other) => other.entityName === resource.entityName);
    const isOnlyMain = isMain(resource) && same.filter(isMain).length === 1;
    const segments = getParentSegments(resource);
    const parent = segments.find((segment) => !PREFIX.test(segment)) ?? segments[0];
    if (same.length === 1 || isOnlyMain || parent === undefined) return resource;
    return { ...resource, entityName: `${toSingular(toKebabCase(parent))}-${resource.entityName}` };
  });
}

/** Returns the resources of an API in the order of its document. */
export function findResources(reader: SchemaReader, operations: readonly Operation[]): Resource[] {
  const index = new OperationIndex(reader, operations);
  /** Whether a path ends with a verb, and not with the name of records that can be changed: `/pages/{id}`. */
  const isListVerb = (path: string): boolean => {
    if (!LIST_VERBS.test(getLastSegment(path))) return false;
    const itemPath = index.getItemPath(path);
    return itemPath === undefined || index.find(itemPath, 'PUT', 'PATCH', 'DELETE') === undefined;
  };
  const parents = index.paths.map((path) => path.replace(LAST_PARAM, ''));
  const candidates = [...new Set(parents)].filter(
    (path) => path !== '' && !isParamPath(path) && /[A-Za-z]/.test(getLastSegment(path)) && !isListVerb(path),
  );
  const found = candidates.flatMap((path) => createResource(reader, index, path) ?? []);
  return separateNames(found.filter((resource) => !isNestedCopy(resource, found)));
}
