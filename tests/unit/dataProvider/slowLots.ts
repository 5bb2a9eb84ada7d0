/** A resource of an API that answers with the status 202, and its responses. */
import type { AsynchronousFormat, DialectDefinition } from '../../../dataProvider/dialects/definition';
import { createDialect } from '../../../dataProvider/dialects/interpreter/createDialect';
import type { HttpOptions } from '../../../dataProvider/transport/createHttp';
import { fakeProvider, json, tableOf } from './support';

const lots = tableOf({
  name: 'lot',
  title: 'Lots',
  ids: ['lotId'],
  calls: {
    page: { method: 'GET', path: 'lots', dialect: 'slow' },
    get: { method: 'GET', path: 'lots/{id}', dialect: 'slow' },
    create: { method: 'POST', path: 'lots', dialect: 'slow' },
    update: { method: 'PUT', path: 'lots/{id}', dialect: 'slow' },
    delete: { method: 'DELETE', path: 'lots/{id}', dialect: 'slow' },
  },
});
export const NEW = { name: 'Loyang' };
export const STORED = { lotId: 6, name: 'Loyang' };
const LIST: DialectDefinition = { list: { rowsPath: 'items', totalPath: 'count' } };
export const STATES: AsynchronousFormat = {
  statePath: 'status',
  pendingStates: ['queued', 'running'],
  failedStates: ['failed'],
};

export const accepted = (
  headers: Record<string, string> = { Location: '/steve/jobs/7' },
  body: unknown = {},
): Response => json(body, 202, headers);
export const at = (status: string, more: object = {}, code = 200): Response => json({ status, ...more }, code);
export const nothing = (headers: Record<string, string> = {}, status = 200): Response =>
  new Response(null, { status, headers });

/** A data provider of a slow API whose time passes only in pauses. */
export function provide(
  replies: Parameters<typeof fakeProvider>[0],
  asynchronous: AsynchronousFormat | undefined = {},
  definition: DialectDefinition = {},
  options: Partial<HttpOptions> = {},
) {
  let time = 0;
  const pauses: number[] = [];
  const slow = createDialect({ ...LIST, ...definition, ...(asynchronous ? { asynchronous } : {}) });
  const fake = fakeProvider(replies, {
    table: lots,
    ownDialects: { slow },
    now: () => time,
    sleep: async (milliseconds) => {
      pauses.push(milliseconds);
      time += milliseconds;
    },
    ...options,
  });
  return { ...fake, pauses, getCalls: () => fake.sent.map(({ method, url }) => `${method} ${url}`) };
}
