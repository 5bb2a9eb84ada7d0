/** Addresses inside of the app at which there is no screen. */
import type { Folder, Rule } from '../source/folder';
import { asObject, asText, entriesAt, valueAt, type Path } from '../source/json';
import type { Finding } from '../source/source';
import { didYouMean, quote } from '../source/words';
import { routesOf } from './routes';

/** Screens of the frame. */
const FRAME = ['/', '/dashboard'];

const stepsOf = (route: string): string[] => route.replace(/[?#].*$/, '').split('/');
const isOpen = (step: string): boolean => step.includes('{');

/** A part in braces fits whatever stands there in the other. */
const fits = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((step, index) => step === other[index] || isOpen(step) || isOpen(other[index] ?? ''));

function knownRoutes({ entities }: Folder): string[] {
  return [
    ...FRAME,
    ...entities.flatMap(({ value }) => {
      const own = routesOf(value).map(({ route }) => route);
      const list = asText(valueAt(value, ['x-admin', 'routes', 'list']));
      // A view without a route of its own stands below the list.
      return list === undefined ? own : [...own, `${list}/view/{id}`];
    }),
  ];
}

/** Links of actions that lead nowhere. */
export const links: Rule = ({ value }, folder) => {
  const routes = knownRoutes(folder);
  const patterns = routes.map(stepsOf);
  return entriesAt(value, ['x-admin', 'actions']).flatMap(({ value: action, path }) => {
    const places: [unknown, Path][] = [
      [asObject(action)['href'], [...path, 'href']],
      [valueAt(action, ['onSuccess', 'redirect']), [...path, 'onSuccess', 'redirect']],
    ];
    return places.flatMap(([address, at]): Finding[] => {
      if (typeof address !== 'string' || !address.startsWith('/')) return [];
      if (patterns.some((pattern) => fits(pattern, stepsOf(address)))) return [];
      return [
        {
          at,
          message: `there is no screen at ${quote(address)}${didYouMean(address, routes)}`,
          cure: 'Write the route of an entity in this folder.',
          severity: 'warning',
        },
      ];
    });
  });
};
