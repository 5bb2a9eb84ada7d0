/**
 * Runs before the browser tests. Builds the app once and serves it as in production (vite preview with its security
 * headers) together with the fixture API, on a free port for each worker: data changed by one test is not visible
 * to tests in files of another worker.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type Plugin, type PreviewServer } from 'vite';
import type { TestProject } from 'vitest/node';

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

/** The test runner's own NODE_ENV would put the development build of React into the app. */
async function buildForProduction(outDir: string): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  // The preview server does not use precompressed files, which take seconds to create.
  process.env['PRECOMPRESS'] = 'off';
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  process.env['NODE_ENV'] = before;
}

/** As in production, the browser caches files whose name contains a hash of their content. */
const keepAssets: Plugin = {
  name: 'keep-assets',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/assets/', (_request, response, next) => {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    });
  },
};

function addressOf({ resolvedUrls }: PreviewServer): string {
  const url = resolvedUrls?.local[0];
  if (!url) throw new Error('The preview server has no address');
  return url.replace(/\/$/, '');
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env['FIXTURE_OTP'] = '246810';
  const outDir = mkdtempSync(join(tmpdir(), 'wattdesk-e2e-'));
  await buildForProduction(outDir);
  const serve = () =>
    preview({ logLevel: 'error', plugins: [keepAssets], build: { outDir }, preview: { port: 0, strictPort: false } });
  const servers: PreviewServer[] = [];
  for (let worker = 0; worker < WORKER_COUNT; worker += 1) servers.push(await serve());
  project.provide('appDir', outDir);
  project.provide('appUrls', servers.map(addressOf));
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    rmSync(outDir, { recursive: true, force: true });
  };
}
