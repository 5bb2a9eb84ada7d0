import type { Call } from '../entity/entity';

const REST: readonly (readonly [name: string, method: Call['method'], end: string])[] = [
  ['page', 'GET', ''],
  ['get', 'GET', '/{id}'],
  ['create', 'POST', ''],
  ['update', 'PUT', '/{id}'],
  ['delete', 'DELETE', '/{id}'],
];

/** Returns the calls of a standard REST API below the path of a collection, by name. */
export const restCalls = (path: string): Record<string, Call> =>
  Object.fromEntries(REST.map(([name, method, end]) => [name, { method, path: `${path}${end}`, rest: true }]));
