/** Reads the options of the fixture API, and of the proxy in its place, from the configuration and the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ProxyOptions } from 'vite';
import type { RootFolders } from '../root/rootFolders';

/** Base path of the API where the configuration names another server. */
const DEFAULT_BASE = '/steve';
/** Sign-ins of the configuration that the fixture API plays. */
const PLAYED_SIGN_INS = ['bearer', 'cookie', 'none'];

/** Environment variables. */
export type Env = Record<string, string | undefined>;

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
export const getFolders = (
  { root, schema, fixtures }: RootFolders,
  env: Env,
): { schemaDir: string; dbDir: string } => ({
  schemaDir: resolve(root, env.SCHEMA_DIR ?? schema),
  dbDir: resolve(root, env.FIXTURE_DB ?? join(fixtures, 'db')),
});

/** Reads a file with one JSON object. */
export const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** The parts of the app's configuration that the fixture API uses. */
export interface ServedConfig {
  apiBase?: unknown;
  flags?: unknown;
  country?: unknown;
  auth?: { type?: unknown };
}

/** Returns the app's configuration; an empty one if the product has none. */
export function readConfig({ config }: RootFolders): ServedConfig {
  const file = join(config, 'config.json');
  return existsSync(file) ? readJson(file) : {};
}

/** Returns the path below which the API is served. */
export const getBasePath = ({ apiBase }: ServedConfig): string =>
  typeof apiBase === 'string' && /^\/./.test(apiBase) ? apiBase : DEFAULT_BASE;

/** Returns the configured sign-in, if the fixture API plays it; undefined for that of the operator. */
const getConfiguredSignIn = ({ auth }: ServedConfig): unknown => PLAYED_SIGN_INS.find((type) => type === auth?.type);

/** Returns the options of `createFixtureApp`, from the configuration and the environment. */
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
