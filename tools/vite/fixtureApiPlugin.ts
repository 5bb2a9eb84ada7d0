/**
 * Serves the fixture API from the dev and preview server, below the API's base path, so that one process and one
 * port suffice. `FIXTURES=off` with `API_TARGET=https://host` proxies the calls to a real API.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport, type Connect, type Plugin, type ProxyOptions, type ViteDevServer } from 'vite';
import { watchFolder } from './watchFolder';

const BASE = '/steve';
const ENTRY = 'fixtures/createFixtureApp.ts';

/** The return type of `fixtures/createFixtureApp.ts`, repeated here because tools do not depend on fixtures. */
interface FixtureApp {
  handler: Connect.NextHandleFunction;
  /** Loads edited schemas and data. */
  reload(): void;
}

interface FixtureModule {
  createFixtureApp(options: Record<string, unknown>): FixtureApp;
}

type Env = Record<string, string | undefined>;

/** @throws Error that names the variable: with a typing error the fixtures must not start with other data */
function getNumber(env: Env, name: string): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const value = Number(text);
  if (Number.isNaN(value)) throw new Error(`${name}=${text} is no number`);
  return value;
}

/** Returns the folders of the schema files and the initial data: the project's own, or those that tests edit. */
const getFolders = (root: string, env: Env): { schemaDir: string; dbDir: string } => ({
  schemaDir: resolve(root, env.SCHEMA_DIR ?? 'schema'),
  dbDir: resolve(root, env.FIXTURE_DB ?? 'fixtures/db'),
});

/** Returns the feature flags of the app's configuration: the server uses the same ones. */
function getConfigFlags(root: string): unknown {
  const file = join(root, 'public/config.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { flags?: unknown }).flags : undefined;
}

export function getFixtureOptions(root: string, env: Env): Record<string, unknown> {
  const options = {
    ...getFolders(root, env),
    basePath: BASE,
    rows: getNumber(env, 'FIXTURE_ROWS'),
    delay: getNumber(env, 'FIXTURE_DELAY'),
    fail: getNumber(env, 'FIXTURE_FAIL'),
    persist: env.FIXTURE_PERSIST || undefined,
    otpCode: env.FIXTURE_OTP || undefined,
    flags: getConfigFlags(root),
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** @throws Error when the fixtures are off and no real API is given */
export function getProxyOptions(env: Env): Record<string, ProxyOptions> | undefined {
  if (env.FIXTURES !== 'off') return undefined;
  if (!env.API_TARGET) throw new Error('FIXTURES=off needs the address of an API: API_TARGET=https://host');
  return { [BASE]: { target: env.API_TARGET, changeOrigin: true } };
}

/** Loads the fixture app on the first call, and again on the next call after a failure. */
class LazyApp {
  readonly #load: () => Promise<FixtureApp>;
  #app: Promise<FixtureApp> | undefined;

  constructor(load: () => Promise<FixtureApp>) {
    this.#load = load;
  }

  readonly handle: Connect.NextHandleFunction = (request, response, next) => {
    this.#app ??= this.#load();
    this.#app.then(
      (app) => app.handler(request, response, next),
      (error: unknown) => {
        this.#app = undefined;
        next(error);
      },
    );
  };

  /** Loads edited data at once. If the data is faulty, the app keeps the old data until the file is corrected. */
  reload(onError: (error: unknown) => void): void {
    this.#app?.then((app) => app.reload()).catch(onError);
  }

  /** Discards the app after a change of its code: the next call loads it again. */
  drop(): void {
    this.#app = undefined;
  }
}

function watch(server: ViteDevServer, root: string, env: Env, app: LazyApp): void {
  const reload = (): void =>
    app.reload((error) => server.config.logger.error(`The fixture API keeps its data: ${String(error)}`));
  const data = Object.values(getFolders(root, env));
  for (const dir of data) watchFolder(server, dir, reload);
  const code = [resolve(root, 'fixtures'), resolve(root, 'src/model/compile')];
  const onChange = (file: string): void => {
    const isIn = (dir: string): boolean => file.startsWith(dir);
    if (code.some(isIn) && !data.some(isIn)) app.drop();
  };
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
}

/** Prints an account, so that a new developer can sign in without searching for one. */
function printAccount(server: ViteDevServer): void {
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    server.config.logger.info('  ➜  Sign in: admin, password Wattdesk#2026 (more accounts: fixtures/README.md)');
  };
}

export function fixtureApiPlugin(env: Env = process.env): Plugin {
  const proxy = getProxyOptions(env);
  return {
    name: 'wattdesk:fixture-api',
    config: () => (proxy ? { server: { proxy }, preview: { proxy } } : {}),
    configureServer(server) {
      if (proxy) return;
      const { root } = server.config;
      const app = new LazyApp(async () => {
        const { createFixtureApp } = (await server.ssrLoadModule(resolve(root, ENTRY))) as FixtureModule;
        return createFixtureApp(getFixtureOptions(root, env));
      });
      server.middlewares.use(BASE, createUnmountedHandler(app.handle));
      watch(server, root, env, app);
      printAccount(server);
    },
    configurePreviewServer(server) {
      if (proxy) return;
      const { root } = server.config;
      const app = new LazyApp(async () => {
        const { module } = await runnerImport<FixtureModule>(resolve(root, ENTRY), { configFile: false, root });
        return module.createFixtureApp(getFixtureOptions(root, env));
      });
      server.middlewares.use(BASE, createUnmountedHandler(app.handle));
    },
  };
}

/** Restores the full path: `use(path, …)` removes the base path from the URL, but the fixture API expects it. */
const createUnmountedHandler =
  (handle: Connect.NextHandleFunction): Connect.NextHandleFunction =>
  (request, response, next) => {
    request.url = request.originalUrl ?? request.url;
    handle(request, response, next);
  };
