/**
 * Live editing in the dev server: a saved schema file updates the open browser with a hot update of only the
 * changed modules, or shows an overlay with every fault.
 */
import type { ViteDevServer } from 'vite';
import { relative, sep } from 'node:path';
import { formatDiagnostic } from '../schema/lint/lintSchemas';
import { toResolvedId } from './virtualModuleIds';
import { formatDiagnostics, getOverlayMessages } from './errorOverlay';
import type { SchemaStore } from './schemaStore';

/**
 * Debounce: editors write a file in several steps, and a checkout writes many files. The file watcher ignores a
 * second change of a file within 50 ms of the first, so a shorter delay could read a half-written file and miss the
 * rest.
 */
const SETTLE_MS = 60;

const isInside = (dir: string, file: string): boolean => {
  const path = relative(dir, file);
  return path.endsWith('.json') && !path.startsWith(`..${sep}`);
};

/** Sends nothing while no browser is connected: Vite would store an error and show it to a page that connects later. */
function show(server: ViteDevServer, store: SchemaStore): void {
  if (server.ws.clients.size === 0) return;
  for (const message of getOverlayMessages(store.errors)) server.ws.send(message);
}

async function push(server: ViteDevServer, changed: string[]): Promise<void> {
  const { client } = server.environments;
  const modules = changed.flatMap((id) => client.moduleGraph.getModuleById(toResolvedId(id)) ?? []);
  await Promise.all(modules.map((module) => client.reloadModule(module)));
}

/**
 * Reports errors after each change until they are fixed, but each warning once: otherwise every edit would repeat
 * them all.
 */
function createReport(server: ViteDevServer, store: SchemaStore): () => void {
  const { logger } = server.config;
  let reported = new Set<string>();
  return () => {
    const warnings = store.diagnostics.filter(({ severity }) => severity === 'warning');
    const news = warnings.filter((diagnostic) => !reported.has(formatDiagnostic(diagnostic)));
    reported = new Set(warnings.map(formatDiagnostic));
    if (store.errors.length > 0) logger.error(formatDiagnostics(store.errors), { timestamp: true });
    if (news.length > 0) logger.warn(formatDiagnostics(news), { timestamp: true });
  };
}

/** Watches the folder as long as the server runs; a fault in the folder never stops the server. */
export function watchSchemas(server: ViteDevServer, dir: string, store: SchemaStore): void {
  const report = createReport(server, store);
  let timer: NodeJS.Timeout | undefined;
  const refreshSchemas = async (): Promise<void> => {
    const hadErrors = store.errors.length > 0;
    const changed = store.refresh();
    if (!changed) return;
    report();
    if (hadErrors || store.errors.length > 0) show(server, store);
    await push(server, changed);
  };
  const onChange = (file: string): void => {
    if (!isInside(dir, file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      refreshSchemas().catch((error: unknown) => server.config.logger.error(String(error), { timestamp: true }));
    }, SETTLE_MS);
  };
  server.watcher.add(dir);
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
  server.ws.on('vite:client:connect', (_data, client) => {
    if (store.errors.length > 0) for (const message of getOverlayMessages(store.errors)) client.send(message);
  });
  report();
}
