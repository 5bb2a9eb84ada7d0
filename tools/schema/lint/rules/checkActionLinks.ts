/** Reports internal links to routes without a screen. */
import type { LintFolder, LintRule } from '../source/lintFolder';
import { toObject, toText, getEntriesAtPath, getValueAtPath, type JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { suggestName, quote } from '../source/messageWording';
import { getRoutes } from './checkRoutes';

/** Routes of the app's own screens. */
const FRAME = ['/', '/dashboard'];

const getSteps = (route: string): string[] => route.replace(/[?#].*$/, '').split('/');
const isOpen = (step: string): boolean => step.includes('{');

/** Whether two routes match; a placeholder in one matches any step in the other. */
const matchesRoute = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((step, index) => step === other[index] || isOpen(step) || isOpen(other[index] ?? ''));

function getKnownRoutes({ entities }: LintFolder): string[] {
  return [
    ...FRAME,
    ...entities.flatMap(({ value }) => {
      const own = getRoutes(value).map(({ route }) => route);
      const list = toText(getValueAtPath(value, ['x-admin', 'routes', 'list']));
      // A view without a route of its own is below the list's route.
      return list === undefined ? own : [...own, `${list}/view/{id}`];
    }),
  ];
}

/** Reports links of actions that match no route. */
export const checkLinks: LintRule = ({ value }, folder) => {
  const routes = getKnownRoutes(folder);
  const patterns = routes.map(getSteps);
  return getEntriesAtPath(value, ['x-admin', 'actions']).flatMap(({ value: action, path }) => {
    const places: [unknown, JsonPath][] = [
      [toObject(action)['href'], [...path, 'href']],
      [getValueAtPath(action, ['onSuccess', 'redirect']), [...path, 'onSuccess', 'redirect']],
    ];
    return places.flatMap(([address, at]): LintFinding[] => {
      if (typeof address !== 'string' || !address.startsWith('/')) return [];
      if (patterns.some((pattern) => matchesRoute(pattern, getSteps(address)))) return [];
      return [
        {
          at,
          message: `there is no screen at ${quote(address)}${suggestName(address, routes)}`,
          suggestion: 'Write the route of an entity in this folder.',
          severity: 'warning',
        },
      ];
    });
  });
};
