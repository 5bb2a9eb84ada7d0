import type { Call } from '../entity/entity';

const REST: readonly (readonly [name: string, method: Call['method'], end: string])[] = [
  ['page', 'GET', ''],
  ['get', 'GET', '/{id}'],
  ['create', 'POST', ''],
  ['update', 'PUT', '/{id}'],
  ['delete', 'DELETE', '/{id}'],
];

/** The calls that a conventional REST API has below the path of a collection, by name. */
export const restCalls = (path: string): Record<string, Call> =>
  Object.fromEntries(REST.map(([name, method, end]) => [name, { method, path: `${path}${end}`, rest: true }]));
