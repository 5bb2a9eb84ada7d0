/** Reports action links to paths in the app that match no screen. */
import type { LintFolder, LintRule } from '../source/lintFolder';
import {
  toObjectOrEmpty,
  toTextOrUndefined,
  getEntriesAtPath,
  getValueAtPath,
  type JsonPath,
} from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { getNameSuggestion, quote } from '../source/messageWording';
import { getRoutesInEntityFile } from './checkRoutes';

/** Routes of the app that do not belong to an entity. */
const FRAME = ['/', '/dashboard'];

const getSteps = (route: string): string[] => route.replace(/[?#].*$/, '').split('/');
const isOpen = (step: string): boolean => step.includes('{');

/** Whether two routes match. A placeholder in either route matches any path segment of the other route. */
const matchesRoute = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((step, index) => step === other[index] || isOpen(step) || isOpen(other[index] ?? ''));

function getKnownRoutes({ entities }: LintFolder): string[] {
  return [
    ...FRAME,
    ...entities.flatMap(({ value }) => {
      const own = getRoutesInEntityFile(value).map(({ route }) => route);
      const list = toTextOrUndefined(getValueAtPath(value, ['x-admin', 'routes', 'list']));
      // An entity without a `view` route shows its view screen below the route of the list.
      return list === undefined ? own : [...own, `${list}/view/{id}`];
    }),
  ];
}

/** Reports actions whose `href`, or whose redirect after success, matches no route of the app. */
export const checkLinks: LintRule = ({ value }, folder) => {
  const routes = getKnownRoutes(folder);
  const patterns = routes.map(getSteps);
  return getEntriesAtPath(value, ['x-admin', 'actions']).flatMap(({ value: action, path }) => {
    const places: [unknown, JsonPath][] = [
      [toObjectOrEmpty(action)['href'], [...path, 'href']],
      [getValueAtPath(action, ['onSuccess', 'redirect']), [...path, 'onSuccess', 'redirect']],
    ];
    return places.flatMap(([address, at]): LintFinding[] => {
      if (typeof address !== 'string' || !address.startsWith('/')) return [];
      if (patterns.some((pattern) => matchesRoute(pattern, getSteps(address)))) return [];
      return [
        {
          at,
          message: `there is no screen at ${quote(address)}${getNameSuggestion(address, routes)}`,
          suggestion: 'Write the route of an entity in this folder.',
          severity: 'warning',
        },
      ];
    });
  });
};
