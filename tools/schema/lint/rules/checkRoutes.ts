import { getParamNames } from '../../../../src/model/wire/parseCall';
import { getFields, type LintFolder, type LintRule } from '../source/lintFolder';
import { toList, toTextOrUndefined, getValueAtPath, type Json, type JsonPath } from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { isCopiedFile } from './checkEntityName';
import { quote } from '../source/messageWording';
import { FOREIGN_PLACEHOLDER } from './checkCallPaths';
import { getEndpointText, getIdFields, getRecordParams } from './knownPlaceholders';

interface Route {
  view: string;
  route: string;
  path: JsonPath;
  /** Placeholders of the `get` call of this route variant. Empty if the variant has no `get` call of its own. */
  read: readonly string[];
}

const VIEWS = ['list', 'create', 'update', 'view'];

export function getRoutesInEntityFile(value: Json): Route[] {
  const root = ['x-admin', 'routes'];
  const sets: JsonPath[] = [
    root,
    ...toList(getValueAtPath(value, [...root, 'variants'])).map((_, index) => [...root, 'variants', index]),
  ];
  return sets.flatMap((set) => {
    const read = getParamNames(getEndpointText(value, [...set, 'get'])?.text ?? '');
    return VIEWS.flatMap((view) => {
      const route = toTextOrUndefined(getValueAtPath(value, [...set, view]));
      return route === undefined ? [] : [{ view, route, path: [...set, view], read }];
    });
  });
}

/** Whether a field is inside of an object. Addresses of the app have `{id}` for it. */
const isNested = (name: string): boolean => name.includes('.');

/** Reports a route to a single record that has unknown placeholders or does not identify the record. */
function checkRecordRoute(
  { view, route, path, read }: Route,
  ids: readonly string[],
  knownNames: readonly string[],
): LintFinding[] {
  const names = getParamNames(route);
  const [id = 'id'] = ids;
  const own = isNested(id) ? [] : [`{${id}}`];
  const wish = (ids.length === 1 ? [...own, '{id}'] : ['{id}', ids.map((name) => `{${name}}`).join(' and ')]).join(
    ' or ',
  );
  const wrong = names.filter((name) => isNested(name) || (!knownNames.includes(name) && !read.includes(name)));
  const has = (all: readonly string[]): boolean => all.length > 0 && all.every((name) => names.includes(name));
  const isWhole = has(['id']) || has(ids) || has(read);
  return [
    ...wrong.map((name) => ({
      at: path,
      message: `{${name}} in route ${quote(route)} is never filled`,
      suggestion: knownNames.length > 0 ? `Write ${wish}.` : 'Remove it: nothing identifies a record.',
    })),
    ...(wrong.length === 0 && names.length > 0 && !isWhole
      ? [{ at: path, message: `the route of ${quote(view)} names only a part of the id`, suggestion: `Write ${wish}.` }]
      : []),
    ...(names.length === 0 && view === 'view'
      ? [
          {
            at: path,
            message: `the route of ${quote(view)} does not say which record`,
            suggestion: `End it with /{${isNested(id) ? 'id' : id}}.`,
          },
        ]
      : []),
  ];
}

function checkRouteParams(value: Json, entityFile: Json): LintFinding[] {
  const ids = getIdFields(entityFile);
  const knownNames = getRecordParams(entityFile);
  const isSingle = getValueAtPath(value, ['x-admin', 'singleton']) === true;
  return getRoutesInEntityFile(value).flatMap((one): LintFinding[] => {
    const [name] = getParamNames(one.route);
    if (one.view !== 'list' && one.view !== 'create' && !isSingle) {
      const read = one.read.filter((param) => param in (getFields(entityFile) ?? {}));
      return ids && knownNames ? checkRecordRoute({ ...one, read }, ids, knownNames) : [];
    }
    if (name === undefined) return [];
    const message = isSingle
      ? `the route of a "singleton" record takes no {${name}}`
      : `the route of ${quote(one.view)} takes no {${name}}`;
    return [{ at: one.path, message, suggestion: 'Remove the part in braces.' }];
  });
}

/** Reports placeholders as other tools write them, which would be part of the address. */
const checkRoutePlaceholders = (value: Json): LintFinding[] =>
  getRoutesInEntityFile(value).flatMap(({ route, path }) => {
    const found = FOREIGN_PLACEHOLDER.exec(route)?.[0];
    if (found === undefined) return [];
    const message = `${quote(found)} would be part of the address: a placeholder stands in braces`;
    return [{ at: path, message, suggestion: 'Write the name in braces, as in {id}.' }];
  });

/** Routes that the app itself uses. */
const TAKEN = ['/login', '/redirect', '/404'];

const checkReservedRoutes = (value: Json): LintFinding[] =>
  getRoutesInEntityFile(value)
    .filter(({ route }) => TAKEN.includes(route))
    .map(({ route, path }) => ({
      at: path,
      message: `${quote(route)} is an address of the frame`,
      suggestion: 'Take another address: this one would never be reached.',
    }));

/** Removes the names of the placeholders: two routes that differ only in these names match the same URLs. */
const getAddress = (route: string): string => route.replaceAll(/\{[^{}]*\}/g, '{}');

type Owned = Route & { owner: SourceFile };

/**
 * Whether the two routes are the `update` and the `view` route of one entity. These two may be equal: users without
 * the permission to update see the view screen at this route.
 */
const isReadThere = (one: Owned, other: Owned): boolean =>
  one.owner === other.owner &&
  one.route === other.route &&
  one.path.slice(0, -1).join(' ') === other.path.slice(0, -1).join(' ') &&
  [one.view, other.view].toSorted().join(' ') === 'update view';

/**
 * Returns another route that matches the same URLs: preferably the route of another entity, otherwise an earlier
 * route of the same entity.
 */
function getTwin(route: Owned, all: readonly Owned[]): Owned | undefined {
  const same = all.filter((other) => getAddress(other.route) === getAddress(route.route) && !isReadThere(other, route));
  const foreign = same.find(({ owner }) => owner !== route.owner);
  return foreign ?? (same[0] === route ? undefined : same[0]);
}

function checkSharedRoutes(source: SourceFile, folder: LintFolder): LintFinding[] {
  const all = folder.entities
    .filter((owner) => owner === source || !isCopiedFile(owner, source))
    .flatMap((owner) => getRoutesInEntityFile(owner.value).map((route) => ({ ...route, owner })));
  return all
    .filter(({ owner }) => owner === source)
    .flatMap((route): LintFinding[] => {
      const twin = getTwin(route, all);
      if (!twin) return [];
      const { view, owner } = twin;
      const whose =
        owner === source ? `the route of ${quote(view)}, too` : `also that of ${quote(view)} in ${owner.name}`;
      const message = `route ${quote(route.route)} is ${whose}`;
      return [{ at: route.path, message, suggestion: 'Give each screen an address of its own.' }];
    });
}

/** Reports two variants of the routes with the same name, of which only the first one counts. */
function checkVariantNames(value: Json): LintFinding[] {
  const variants: JsonPath = ['x-admin', 'routes', 'variants'];
  const names = toList(getValueAtPath(value, variants)).map((variant) => getValueAtPath(variant, ['name']));
  return names.flatMap((name, index): LintFinding[] =>
    name === undefined || names.indexOf(name) === index
      ? []
      : [
          {
            at: [...variants, index, 'name'],
            message: `variant ${quote(name)} is there twice`,
            suggestion: 'Give each variant a name of its own.',
          },
        ],
  );
}

/** Reports routes with unknown placeholders, routes that the app itself uses, and routes that two screens share. */
export const checkRoutes: LintRule = (source, folder) => [
  ...checkRouteParams(source.value, folder.getResolvedDefinition(source)),
  ...checkRoutePlaceholders(source.value),
  ...checkReservedRoutes(source.value),
  ...checkVariantNames(source.value),
  ...checkSharedRoutes(source, folder),
];
