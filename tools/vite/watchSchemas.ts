/**
 * Implements live editing in the dev server. When a schema file is saved, the open browser receives a hot update of
 * only the modules that have changed. If files have errors, the browser receives the list of all errors.
 */
import type { ViteDevServer } from 'vite';
import { formatDiagnostic } from '../schema/lint/lintSchemas';
import { toResolvedModuleId } from './virtualModuleIds';
import { formatDiagnostics } from './formatDiagnostics';
import { FAULTS_EVENT, FAULTS_REQUEST } from './client/faultMessages';
import type { SchemaStore } from './schemaStore';
import { watchFolder } from './watchFolder';

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
    const changed = store.refresh();
    if (!changed) return;
    report();
    server.ws.send(FAULTS_EVENT, store.schemaFaults);
    await push(server, changed);
  };
  watchFolder(server, dir, () => {
    refreshSchemas().catch((error: unknown) => server.config.logger.error(String(error), { timestamp: true }));
  });
  server.ws.on(FAULTS_REQUEST, (_data: unknown, client) => client.send(FAULTS_EVENT, store.schemaFaults));
  report();
}
