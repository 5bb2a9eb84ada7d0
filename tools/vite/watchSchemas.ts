/**
 * Implements live editing in the dev server. When a schema file is saved, the open browser receives a hot update of
 * only the modules that have changed. If the file has errors, the browser shows an overlay with all errors.
 */
import type { ViteDevServer } from 'vite';
import { formatDiagnostic } from '../schema/lint/lintSchemas';
import { toResolvedModuleId } from './virtualModuleIds';
import { formatDiagnostics, getErrorOverlayMessages } from './errorOverlay';
import type { SchemaStore } from './schemaStore';
import { watchFolder } from './watchFolder';

/**
 * Shows or hides the error overlay. Does nothing while no browser is connected, because Vite would store the error
 * and show it to a page that connects later.
 */
function show(server: ViteDevServer, store: SchemaStore): void {
  if (server.ws.clients.size === 0) return;
  for (const message of getErrorOverlayMessages(store.errors)) server.ws.send(message);
}

async function push(server: ViteDevServer, changed: string[]): Promise<void> {
  const { client } = server.environments;
  const modules = changed.flatMap((id) => client.moduleGraph.getModuleById(toResolvedModuleId(id)) ?? []);
  await Promise.all(modules.map((module) => client.reloadModule(module)));
}

/**
 * Creates a function that prints diagnostics in the terminal. Errors are printed after each change until they are
 * fixed. A warning is printed only once, because otherwise every edit would repeat all warnings.
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

/** Watches the schema folder while the server runs. Errors in the folder never stop the server. */
export function watchSchemas(server: ViteDevServer, dir: string, store: SchemaStore): void {
  const report = createReport(server, store);
  const refreshSchemas = async (): Promise<void> => {
    const hadErrors = store.errors.length > 0;
    const changed = store.refresh();
    if (!changed) return;
    report();
    if (hadErrors || store.errors.length > 0) show(server, store);
    await push(server, changed);
    // The updates of other files have hidden the overlay.
    if (changed.length > 0 && store.errors.length > 0) show(server, store);
  };
  watchFolder(server, dir, () => {
    refreshSchemas().catch((error: unknown) => server.config.logger.error(String(error), { timestamp: true }));
  });
  server.ws.on('vite:client:connect', (_data, client) => {
    if (store.errors.length > 0) for (const message of getErrorOverlayMessages(store.errors)) client.send(message);
  });
  report();
}
