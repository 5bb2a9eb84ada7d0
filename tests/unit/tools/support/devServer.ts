import { once } from 'node:events';
import { createServer, type HotPayload, type ViteDevServer } from 'vite';
import { vi } from 'vitest';
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
  vi.spyOn(vite.ws, 'clients', 'get').mockReturnValue(new Set([{}]) as never);
  vi.spyOn(vite.ws, 'send').mockImplementation((payload: unknown) => {
    messages.push(payload as HotPayload);
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

export const overlayText = (message: HotPayload): string | undefined =>
  message.type === 'error' ? message.err.message : undefined;

/** An empty update removes the error overlay. */
export const cleared = (message: HotPayload): true | undefined =>
  message.type === 'update' && message.updates.length === 0 ? true : undefined;
