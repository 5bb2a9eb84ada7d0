/**
 * Serves the fixture API (the mock of the REST API) from the dev server and the preview server, below the API's
 * base path. One process and one port are therefore enough. With `FIXTURES=off` and `API_TARGET=https://host`, the
 * requests are forwarded to a real API instead.
 */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { runnerImport, type Connect, type Plugin, type ViteDevServer } from 'vite';
import { ENGINE_FOLDER, readRootFolders, type RootFolders } from '../root/rootFolders';
import {
  getBasePath,
  getFixtureServerOptions,
  getFolders,
  getProxyOptions,
  readConfig,
  readJson,
  type Env,
} from './fixtureApiOptions';
import { LazyFixtureApp, type FixtureApp, type FixtureModule } from './lazyFixtureApp';
import { watchFolder } from './watchFolder';

const ENTRY = join(ENGINE_FOLDER, 'fixtures/createFixtureApp.ts');
/** The module with the fixture API and what the product's own code adds to it. */
const MODULE_ID = 'virtual:fixture-api';

function watch(server: ViteDevServer, folders: RootFolders, env: Env, app: LazyFixtureApp): void {
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
function fixtureModulePlugin({ fixtures }: RootFolders): Plugin {
  const extension = join(fixtures, 'extension.ts');
  return {
    name: 'wattdesk:fixture-module',
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load: (id) =>
      id === `\0${MODULE_ID}`
        ? [
            `export { createFixtureApp } from ${toImport(ENTRY)};`,
            ...(existsSync(extension) ? [`export * as extension from ${toImport(extension)};`] : []),
          ].join('\n')
        : undefined,
  };
}

const startFixtureApp = ({ createFixtureApp, extension }: FixtureModule, folders: RootFolders, env: Env): FixtureApp =>
  createFixtureApp(getFixtureServerOptions(folders, env), extension);

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
      const app = new LazyFixtureApp(async () => {
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
      const app = new LazyFixtureApp(async () => {
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
