/**
 * Runs before the browser tests. Builds the app once and serves it as in production (vite preview with its security
 * headers) together with the fixture API, on a free port for each worker: data changed by one test is not visible
 * to tests in files of another worker.
 */
import type { TestProject } from 'vitest/node';
import { buildApp } from './builtApp';

/** Number of test files that run in parallel: they mostly wait. Equal to the project's `maxWorkers`. */
export const WORKER_COUNT = 2;

declare module 'vitest' {
  export interface ProvidedContext {
    /** URLs of the app, indexed by the worker's number minus one. */
    appUrls: string[];
    /** Folder of the build. */
    appDir: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const app = await buildApp();
  const servers = await Promise.all(Array.from({ length: WORKER_COUNT }, () => app.serve()));
  project.provide('appDir', app.dir);
  project.provide(
    'appUrls',
    servers.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    app.dispose();
  };
}
