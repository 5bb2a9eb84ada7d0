/**
 * Before the browser tests: the app is built once and served as in production (vite preview, with
 * its security headers) beside the fixture API, on a free port for each worker: what one test does to
 * the data no test of another file sees.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type Plugin, type PreviewServer } from 'vite';
import type { TestProject } from 'vitest/node';

/** So many files run side by side: they wait more than they work. The project's `maxWorkers` is the same. */
export const WORKER_COUNT = 2;

declare module 'vitest' {
  export interface ProvidedContext {
    /** By the worker's number, less one. */
    appUrls: string[];
    /** Folder of the build. */
    appDir: string;
  }
}

/** The test runner's own NODE_ENV would put the development build of React before the browser. */
async function buildForProduction(outDir: string): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  // The preview server has no use for compressed copies, which take seconds.
  process.env['PRECOMPRESS'] = 'off';
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  process.env['NODE_ENV'] = before;
}

/** As in production, a browser asks once for a file whose name tells its content. */
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
