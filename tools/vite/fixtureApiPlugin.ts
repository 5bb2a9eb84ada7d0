/**
 * Serves the fixture API (the mock of the REST API) from the dev server and the preview server, below the API's
 * base path. One process and one port are therefore enough. With `FIXTURES=off` and `API_TARGET=https://host`, the
 * requests are forwarded to a real API instead.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { runnerImport, type Connect, type Plugin, type ProxyOptions, type ViteDevServer } from 'vite';
import { ENGINE_FOLDER, readRootFolders, type RootFolders } from '../root/rootFolders';
import { watchFolder } from './watchFolder';

/** Base path of the API where the configuration names another server. */
const DEFAULT_BASE = '/steve';
/** Sign-ins of the configuration that the fixture API plays. */
const PLAYED_SIGN_INS = ['bearer', 'cookie', 'none'];
const ENTRY = join(ENGINE_FOLDER, 'fixtures/createFixtureApp.ts');
/** The module with the fixture API and the endpoints that the product's own code adds. */
const MODULE_ID = 'virtual:fixture-api';

/**
 * The return type of `createFixtureApp` in `fixtures/createFixtureApp.ts`. It is declared again here because
 * the fixture API is loaded only when the first request arrives.
 */
interface FixtureApp {
  handler: Connect.NextHandleFunction;
  /** Reads the schema files and the initial data again after they have been edited. */
  reload(): void;
  /** Releases the file of the persisted data. */
  close(): void;
}

interface FixtureModule {
  createFixtureApp(options: Record<string, unknown>, createHandlers?: unknown): FixtureApp;
  createHandlers?: unknown;
}

type Env = Record<string, string | undefined>;

/**
 * Reads a number from an environment variable.
 * @throws Error that names the variable if its value is not a number. Otherwise a typing error would start the mock
 *   with default values unnoticed
 */
function getNumber(env: Env, name: string): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const value = Number(text);
  if (Number.isNaN(value)) throw new Error(`${name}=${text} is no number`);
  return value;
}

/**
 * Returns the folders of the schema files and of the initial data. Tests set environment variables to use their own
 * folders.
 */
const getFolders = ({ root, schema, fixtures }: RootFolders, env: Env): { schemaDir: string; dbDir: string } => ({
  schemaDir: resolve(root, env.SCHEMA_DIR ?? schema),
  dbDir: resolve(root, env.FIXTURE_DB ?? join(fixtures, 'db')),
});

const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** Returns the app's configuration. The fixture API uses its feature flags and its country. */
interface ServedConfig {
  apiBase?: unknown;
  flags?: unknown;
  country?: unknown;
  auth?: { type?: unknown };
}

function readConfig({ config }: RootFolders): ServedConfig {
  const file = join(config, 'config.json');
  return existsSync(file) ? readJson(file) : {};
}

const getBasePath = ({ apiBase }: ServedConfig): string =>
  typeof apiBase === 'string' && /^\/./.test(apiBase) ? apiBase : DEFAULT_BASE;

/** Returns the configured sign-in, if the fixture API plays it; undefined for that of the operator. */
const getConfiguredSignIn = ({ auth }: ServedConfig): unknown => PLAYED_SIGN_INS.find((type) => type === auth?.type);

export function getFixtureServerOptions(folders: RootFolders, env: Env): Record<string, unknown> {
  const config = readConfig(folders);
  const options = {
    ...getFolders(folders, env),
    pagesDir: folders.pages,
    basePath: getBasePath(config),
    rows: env.FIXTURE_ROWS || undefined,
    country: config.country,
    delay: getNumber(env, 'FIXTURE_DELAY'),
    fail: getNumber(env, 'FIXTURE_FAIL'),
    persist: env.FIXTURE_PERSIST || undefined,
    snapshot: env.FIXTURE_SNAPSHOT || undefined,
    open: env.FIXTURE_OPEN ? true : undefined,
    auth: env.FIXTURE_AUTH || getConfiguredSignIn(config),
    otpCode: env.FIXTURE_OTP || undefined,
    flags: config.flags,
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/**
 * Returns the proxy options for `FIXTURES=off`, and undefined if the fixture API is on. A path in `API_TARGET`
 * replaces the base path of the API: with `https://host/api/v2`, a call of `/steve/sites` goes to `/api/v2/sites`, and
 * with `https://host/` to `/sites`. The cookies of the API are then valid for the base path.
 * @param apiBase the `apiBase` of the configuration: calls of an API of another origin are not forwarded
 * @throws Error if the fixture API is off and `API_TARGET` is missing or no URL
 */
export function getProxyOptions(
  { FIXTURES, API_TARGET }: Env,
  apiBase?: unknown,
): Record<string, ProxyOptions> | undefined {
  if (FIXTURES !== 'off') return undefined;
  if (!API_TARGET && typeof apiBase === 'string' && URL.canParse(apiBase)) return {};
  if (!API_TARGET || !URL.canParse(API_TARGET)) {
    throw new Error(
      'FIXTURES=off needs the address of an API: API_TARGET=https://host, or "apiBase" in public/config.json',
    );
  }
  const { origin, pathname } = new URL(API_TARGET);
  const base = getBasePath({ apiBase });
  if (API_TARGET === origin) return { [base]: { target: origin, changeOrigin: true } };
  const path = pathname.replace(/\/+$/, '');
  return {
    [base]: {
      target: origin,
      changeOrigin: true,
      cookieDomainRewrite: '',
      cookiePathRewrite: { [path || '/']: base },
      rewrite: (url) => path + url.slice(base.length) || '/',
    },
  };
}

/** Loads the fixture API when the first request arrives. If loading fails, it is tried again with the next request. */
class LazyApp {
  readonly #load: () => Promise<FixtureApp>;
  #app: Promise<FixtureApp> | undefined;
  #closed: Promise<void> = Promise.resolve();

  constructor(load: () => Promise<FixtureApp>) {
    this.#load = load;
  }

  readonly handle: Connect.NextHandleFunction = (request, response, next) => {
    this.#app ??= this.#closed.then(() => this.#load());
    this.#app.then(
      (app) => app.handler(request, response, next),
      (error: unknown) => {
        this.#app = undefined;
        next(error);
      },
    );
  };

  /**
   * Reads edited data immediately. If the data is invalid, the fixture API keeps its old data until the file has
   * been corrected.
   */
  reload(onError: (error: unknown) => void): void {
    this.#app?.then((app) => app.reload()).catch(onError);
  }

  /** Discards the fixture API after its code has changed. The next request loads it again. */
  drop(): void {
    const app = this.#app;
    this.#app = undefined;
    // A fixture API that could not be loaded needs no close.
    if (app) this.#closed = app.then((loaded) => loaded.close()).catch(() => undefined);
  }
}

function watch(server: ViteDevServer, folders: RootFolders, env: Env, app: LazyApp): void {
  const reload = (): void =>
    app.reload((error) => server.config.logger.error(`The fixture API keeps its data: ${String(error)}`));
  const data = Object.values(getFolders(folders, env));
  for (const dir of data) watchFolder(server, dir, reload);
  const code = [folders.fixtures, ...['fixtures', 'src/model/compile'].map((dir) => join(ENGINE_FOLDER, dir))];
  const onChange = (file: string): void => {
    const isIn = (dir: string): boolean => file.startsWith(dir);
    if (code.some(isIn) && !data.some(isIn)) app.drop();
  };
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, onChange);
}

/**
 * Creates the middleware that adds the sign-in of the fixture API to `config.json`, so that the app uses it. Undefined
 * for the sign-in of the operator.
 * @throws Error for an unknown sign-in, which lists the known ones
 * @param file the `config.json` that is served
 */
export function createSignInConfigHandler(file: string, { FIXTURE_AUTH }: Env): Connect.NextHandleFunction | undefined {
  if (!FIXTURE_AUTH || FIXTURE_AUTH === 'operator') return undefined;
  const configs = readJson(join(ENGINE_FOLDER, 'fixtures/auth/signInConfigs.json'));
  const { [FIXTURE_AUTH]: auth } = configs;
  if (!auth) {
    throw new Error(
      `FIXTURE_AUTH=${FIXTURE_AUTH} is no sign-in; there are operator, ${Object.keys(configs).join(', ')}`,
    );
  }
  return (request, response, next) => {
    if (request.url?.split('?')[0] !== '/config.json') return next();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ...readJson(file), auth }));
  };
}

/** Prints a user name and password in the terminal, so that new developers can sign in at once. */
function printAccount(server: ViteDevServer, dbDir: string): void {
  const file = join(dbDir, 'accounts.json');
  const { accounts = [] } = existsSync(file) ? (readJson(file) as { accounts?: Record<string, string>[] }) : {};
  const [account] = accounts;
  if (!account) return;
  const printUrls = server.printUrls.bind(server);
  server.printUrls = () => {
    printUrls();
    server.config.logger.info(
      `  ➜  Sign in: ${account.userName}, password ${account.password} (more accounts: ${relative(process.cwd(), file)})`,
    );
  };
}

const toImport = (file: string): string => JSON.stringify(file.replaceAll('\\', '/'));

/** Provides the module with the fixture API of a product. */
function fixtureModulePlugin({ fixtureExtension }: RootFolders): Plugin {
  return {
    name: 'wattdesk:fixture-module',
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load: (id) =>
      id === `\0${MODULE_ID}`
        ? [
            `export { createFixtureApp } from ${toImport(ENTRY)};`,
            ...(existsSync(fixtureExtension) ? [`export { createHandlers } from ${toImport(fixtureExtension)};`] : []),
          ].join('\n')
        : undefined,
  };
}

const startFixtureApp = (
  { createFixtureApp, createHandlers }: FixtureModule,
  folders: RootFolders,
  env: Env,
): FixtureApp => createFixtureApp(getFixtureServerOptions(folders, env), createHandlers);

export function fixtureApiPlugin(env: Env = process.env): Plugin[] {
  const folders = readRootFolders();
  const config = readConfig(folders);
  const base = getBasePath(config);
  const proxy = getProxyOptions(env, config.apiBase);
  const plugin: Plugin = {
    name: 'wattdesk:fixture-api',
    config: () => (proxy ? { server: { proxy }, preview: { proxy } } : {}),
    configureServer(server) {
      if (proxy) return;
      const app = new LazyApp(async () => {
        const module = (await server.ssrLoadModule(MODULE_ID)) as FixtureModule;
        return startFixtureApp(module, folders, env);
      });
      server.middlewares.use(base, createUnmountedHandler(app.handle));
      const addSignIn = createSignInConfigHandler(join(folders.config, 'config.json'), env);
      if (addSignIn) server.middlewares.use(addSignIn);
      watch(server, folders, env, app);
      printAccount(server, getFolders(folders, env).dbDir);
    },
    configurePreviewServer(server) {
      if (proxy) return;
      const { root } = server.config;
      const app = new LazyApp(async () => {
        const { module } = await runnerImport<FixtureModule>(MODULE_ID, {
          configFile: false,
          root,
          plugins: [fixtureModulePlugin(folders)],
          resolve: { alias: [{ find: /^wattdesk\//, replacement: `${ENGINE_FOLDER}/` }] },
        });
        return startFixtureApp(module, folders, env);
      });
      server.middlewares.use(base, createUnmountedHandler(app.handle));
      const folder = resolve(root, server.config.build.outDir);
      const addSignIn = createSignInConfigHandler(resolve(folder, 'config.json'), env);
      if (addSignIn) server.middlewares.use(addSignIn);
    },
  };
  return [fixtureModulePlugin(folders), plugin];
}

/**
 * Restores the full path of the request. Connect's `use(path, …)` removes the base path from the URL, but the
 * fixture API expects it.
 */
const createUnmountedHandler =
  (handle: Connect.NextHandleFunction): Connect.NextHandleFunction =>
  (request, response, next) => {
    request.url = request.originalUrl ?? request.url;
    handle(request, response, next);
  };
