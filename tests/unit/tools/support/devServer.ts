import { once } from 'node:events';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { vi } from 'vitest';
import { FAULTS_EVENT, type SchemaFault } from '../../../../tools/vite/client/faultMessages';
import { wattdeskPlugin } from '../../../../tools/vite/wattdeskPlugin';

/** A dev server with the test as its browser client: messages to the browser are returned by `next`. */
export interface DevServer {
  vite: ViteDevServer;
  /** Returns the source text of a module as a browser requests it. */
  load(id: string): Promise<string>;
  /** Returns the next unread message that `wanted` selects. */
  next<T>(wanted: (message: HotPayload) => T | undefined): Promise<T>;
  /** All messages so far. */
  messages: HotPayload[];
  close(): Promise<void>;
}

export async function startDevServer(root: string): Promise<DevServer> {
  let ready: Promise<unknown> = Promise.resolve();
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [
      wattdeskPlugin(),
      {
        name: 'watcher-ready',
        configureServer(server) {
          ready = once(server.watcher, 'ready');
        },
      },
    ],
  });
  const messages: HotPayload[] = [];
  let seen = 0;
  let wake: (() => void) | undefined;
  vi.spyOn(vite.ws, 'send').mockImplementation((payload: unknown, data?: unknown) => {
    messages.push(typeof payload === 'string' ? { type: 'custom', event: payload, data } : (payload as HotPayload));
    wake?.();
  });
  await ready;
  return {
    vite,
    messages,
    load: async (id) => (await vite.environments.client.transformRequest(id))?.code ?? '',
    async next(wanted) {
      for (;;) {
        const message = messages[seen];
        if (message === undefined) await new Promise<void>((resolve) => (wake = resolve));
        else {
          seen += 1;
          const found = wanted(message);
          if (found !== undefined) return found;
        }
      }
    },
    close: () => vite.close(),
  };
}

/** Returns the URLs of the modules that a hot update replaces; undefined for other messages. */
export const updatedModules = (message: HotPayload): string[] | undefined =>
  message.type === 'update' && message.updates.length > 0 ? message.updates.map(({ path }) => path) : undefined;

const getFaults = (message: HotPayload): SchemaFault[] =>
  message.type === 'custom' && message.event === FAULTS_EVENT ? (message.data as SchemaFault[]) : [];

/** Returns the errors of the schema files, if a message says that there are any. */
export const schemaFaults = (message: HotPayload): SchemaFault[] | undefined => {
  const faults = getFaults(message);
  return faults.length > 0 ? faults : undefined;
};

/** Returns the errors as text: `schema/article.json:3:5  The message The cure`. */
export const faultText = (message: HotPayload): string | undefined =>
  schemaFaults(message)
    ?.map((fault) => `${fault.file}:${fault.line}:${fault.column}  ${fault.message}\n${fault.suggestion}`)
    .join('\n');

/** Whether a message says that the schema files have no errors. */
export const cleared = (message: HotPayload): true | undefined =>
  message.type === 'custom' && message.event === FAULTS_EVENT && getFaults(message).length === 0 ? true : undefined;
