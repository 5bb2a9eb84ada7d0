/** Builds the app as for production, and serves the build together with the fixture API. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type Plugin, type PreviewServer } from 'vite';
import { fixtureApiPlugin } from '../../tools/vite/fixtureApiPlugin';
import { securityHeadersPlugin } from '../../tools/vite/securityHeadersPlugin';
import type { ProjectCopy } from './projectCopy';

export interface AppServer {
  url: string;
  close(): Promise<void>;
}

export interface BuiltApp {
  /** Folder of the build. */
  dir: string;
  /** Serves the build with a fixture API of its own, on a free port. */
  serve(): Promise<AppServer>;
  dispose(): void;
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

/** Runs with these environment variables, and restores the earlier ones. */
async function runWithEnv<Result>(env: Record<string, string>, run: () => Promise<Result>): Promise<Result> {
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, env);
  try {
    return await run();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

function getUrl({ resolvedUrls }: PreviewServer): string {
  const url = resolvedUrls?.local[0];
  if (!url) throw new Error('The preview server has no address');
  return url.replace(/\/$/, '');
}

/**
 * Serves a build with its security headers and a fixture API of its own, on a free port.
 * @param fixtures environment variables of the fixture API
 */
export async function serveBuild(dir: string, fixtures: Record<string, string> = {}): Promise<AppServer> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    plugins: [keepAssets, securityHeadersPlugin(), fixtureApiPlugin({ FIXTURE_OTP: '246810', ...fixtures })],
    build: { outDir: dir },
    preview: { host: 'localhost', port: 0 },
  });
  return { url: getUrl(server), close: () => server.close() };
}

/** @param copy the schemas, data and locales of the app. Default: the project's own. */
export async function buildApp(copy?: ProjectCopy): Promise<BuiltApp> {
  const dir = mkdtempSync(join(tmpdir(), 'wattdesk-e2e-'));
  const env = {
    // The test runner's own NODE_ENV would put the development build of React into the app.
    NODE_ENV: 'production',
    // The preview server does not use precompressed files, which take seconds to create.
    PRECOMPRESS: 'off',
    ...(copy && { SCHEMA_DIR: copy.schemaDir, LOCALES_DIR: copy.localesDir }),
  };
  await runWithEnv(env, () => build({ logLevel: 'error', build: { outDir: dir, emptyOutDir: true } }));
  const fixtures = copy && { SCHEMA_DIR: copy.schemaDir, FIXTURE_DB: copy.dbDir };
  return {
    dir,
    serve: () => serveBuild(dir, fixtures),
    dispose: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/**
 * Builds and serves the app with other schemas.
 * @param copy is disposed of with the server
 */
export async function serveCopy(copy: ProjectCopy): Promise<AppServer> {
  const app = await buildApp(copy);
  const { url, close } = await app.serve();
  return {
    url,
    async close() {
      await close();
      app.dispose();
      copy.dispose();
    },
  };
}
