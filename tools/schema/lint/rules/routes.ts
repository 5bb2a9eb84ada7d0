import { paramsOf } from '../../../../src/model/wire/calls';
import { fieldsOf, type Folder, type Rule } from '../source/folder';
import { asList, asText, valueAt, type Json, type Path } from '../source/json';
import type { Finding, Source } from '../source/source';
import { quote } from '../source/words';
import { callAt, idsOf, recordParams } from './subjects';

interface Route {
  view: string;
  route: string;
  path: Path;
  /** What the read call of these addresses takes in braces, where it is another than the entity's own. */
  read: readonly string[];
}

const VIEWS = ['list', 'create', 'update', 'view'];

export function routesOf(value: Json): Route[] {
  const root = ['x-admin', 'routes'];
  const sets: Path[] = [
    root,
    ...asList(valueAt(value, [...root, 'variants'])).map((_, index) => [...root, 'variants', index]),
  ];
  return sets.flatMap((set) => {
    const read = paramsOf(callAt(value, [...set, 'get'])?.text ?? '');
    return VIEWS.flatMap((view) => {
      const route = asText(valueAt(value, [...set, view]));
      return route === undefined ? [] : [{ view, route, path: [...set, view], read }];
    });
  });
}

/** Braces that a route of one record may have, and must have together. */
function ofRecord({ view, route, path, read }: Route, ids: readonly string[], known: readonly string[]): Finding[] {
  const names = paramsOf(route);
  const wish = ids.length === 1 ? `{${ids[0]}} or {id}` : `{id} or ${ids.map((id) => `{${id}}`).join(' and ')}`;
  const wrong = names.filter((name) => !known.includes(name) && !read.includes(name));
  const has = (all: readonly string[]): boolean => all.length > 0 && all.every((name) => names.includes(name));
  const isWhole = has(['id']) || has(ids) || has(read);
  return [
    ...wrong.map((name) => ({
      at: path,
      message: `{${name}} in route ${quote(route)} is never filled`,
      cure: known.length > 0 ? `Write ${wish}.` : 'Remove it: nothing identifies a record.',
    })),
    ...(wrong.length === 0 && names.length > 0 && !isWhole
      ? [{ at: path, message: `the route of ${quote(view)} names only a part of the id`, cure: `Write ${wish}.` }]
      : []),
    ...(names.length === 0 && view === 'view'
      ? [
          {
            at: path,
            message: `the route of ${quote(view)} does not say which record`,
            cure: `End it with /{${ids[0] ?? 'id'}}.`,
          },
        ]
      : []),
  ];
}

function params(value: Json, whole: Json): Finding[] {
  const ids = idsOf(whole);
  const known = recordParams(whole);
  const isSingle = valueAt(value, ['x-admin', 'singleton']) === true;
  return routesOf(value).flatMap((one): Finding[] => {
    const [name] = paramsOf(one.route);
    if (one.view !== 'list' && one.view !== 'create' && !isSingle) {
      const read = one.read.filter((param) => param in (fieldsOf(whole) ?? {}));
      return ids && known ? ofRecord({ ...one, read }, ids, known) : [];
    }
    if (name === undefined) return [];
    const message = isSingle
      ? `the route of a "singleton" record takes no {${name}}`
      : `the route of ${quote(one.view)} takes no {${name}}`;
    return [{ at: one.path, message, cure: 'Remove the part in braces.' }];
  });
}

/** Addresses of the frame. */
const TAKEN = ['/login', '/redirect', '/404'];

const taken = (value: Json): Finding[] =>
  routesOf(value)
    .filter(({ route }) => TAKEN.includes(route))
    .map(({ route, path }) => ({
      at: path,
      message: `${quote(route)} is an address of the frame`,
      cure: 'Take another address: this one would never be reached.',
    }));

/** Two routes whose braces have other names are one address. */
const addressOf = (route: string): string => route.replaceAll(/\{[^{}]*\}/g, '{}');

type Owned = Route & { owner: Source };

/** A record may be read where it is changed: by whoever may not change it. */
const isReadThere = (one: Owned, other: Owned): boolean =>
  one.owner === other.owner &&
  one.route === other.route &&
  one.path.slice(0, -1).join(' ') === other.path.slice(0, -1).join(' ') &&
  [one.view, other.view].toSorted().join(' ') === 'update view';

/** The first other route at the same address: one of another entity, or an earlier one of the same. */
function twinOf(route: Owned, all: readonly Owned[]): Owned | undefined {
  const same = all.filter((other) => addressOf(other.route) === addressOf(route.route) && !isReadThere(other, route));
  const foreign = same.find(({ owner }) => owner !== route.owner);
  return foreign ?? (same[0] === route ? undefined : same[0]);
}

function shared(source: Source, folder: Folder): Finding[] {
  const all = folder.entities.flatMap((owner) => routesOf(owner.value).map((route) => ({ ...route, owner })));
  return all
    .filter(({ owner }) => owner === source)
    .flatMap((route): Finding[] => {
      const twin = twinOf(route, all);
      if (!twin) return [];
      const { view, owner } = twin;
      const whose =
        owner === source ? `the route of ${quote(view)}, too` : `also that of ${quote(view)} in ${owner.name}`;
      const message = `route ${quote(route.route)} is ${whose}`;
      return [{ at: route.path, message, cure: 'Give each screen an address of its own.' }];
    });
}

/** Routes with a part that nobody fills, at an address of the frame, and two screens at one address. */
export const routes: Rule = (source, folder) => [
  ...params(source.value, folder.wholeOf(source)),
  ...taken(source.value),
  ...shared(source, folder),
];
