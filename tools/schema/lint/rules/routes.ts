import { paramsOf } from '../../../../src/model/calls';
import { toPattern } from '../../../../src/model/paths';
import { recordParams, type Folder, type Rule } from '../folder';
import { asList, asText, valueAt, type Json, type Path } from '../json';
import type { Finding, Source } from '../source';
import { quote } from '../words';

interface Route {
  view: string;
  route: string;
  path: Path;
}

const VIEWS = ['list', 'create', 'update', 'view'];

function routesOf(value: Json): Route[] {
  const root = ['x-admin', 'routes'];
  const sets: Path[] = [
    root,
    ...asList(valueAt(value, [...root, 'aliases'])).map((_, index) => [...root, 'aliases', index]),
  ];
  return sets.flatMap((set) =>
    VIEWS.flatMap((view) => {
      const route = asText(valueAt(value, [...set, view]));
      return route === undefined ? [] : [{ view, route, path: [...set, view] }];
    }),
  );
}

function params(value: Json, record: readonly string[] = []): Finding[] {
  const [id = 'id'] = record;
  return routesOf(value).flatMap(({ view, route, path }): Finding[] => {
    const names = paramsOf(route);
    if (view === 'list' || view === 'create') {
      if (names.length === 0) return [];
      return [
        { at: path, message: `the route of ${quote(view)} takes no {${names[0]}}`, cure: 'Remove the part in braces.' },
      ];
    }
    const wrong = record.length > 0 ? names.filter((name) => !record.includes(name)) : [];
    if (names.length === 0) {
      return [
        { at: path, message: `the route of ${quote(view)} does not say which record`, cure: `End it with /{${id}}.` },
      ];
    }
    return wrong.map((name) => ({
      at: path,
      message: `{${name}} in route ${quote(route)} is never filled`,
      cure: `Write {${id}} or {id}.`,
    }));
  });
}

type Owned = Route & { owner: Source };

/** The first other route at the same address: one of another entity, or an earlier one of the same. */
function twinOf(route: Owned, all: readonly Owned[]): Owned | undefined {
  const same = all.filter((other) => toPattern(other.route) === toPattern(route.route));
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

/** Routes with a part that nobody fills, and two screens at one address. */
export const routes: Rule = (source, folder) => [
  ...params(source.value, recordParams(folder.wholeOf(source))),
  ...shared(source, folder),
];
