/**
 * Before the browser tests: the app is built once and served as in production (vite preview, with
 * its security headers) beside the fixture API, on a free port.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    appUrl: string;
  }
}

/** The test runner's own NODE_ENV would put the development build of React before the browser. */
async function buildForProduction(outDir: string): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  process.env['NODE_ENV'] = before;
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env['FIXTURE_OTP'] = '246810';
  const outDir = mkdtempSync(join(tmpdir(), 'wattdesk-e2e-'));
  await buildForProduction(outDir);
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0, strictPort: false } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The preview server has no address');
  project.provide('appUrl', url.replace(/\/$/, ''));
  return async () => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
}
