/** Connects the check with an API, through the data provider and the sign-in of the app. */
import { createDataProvider } from '../../../../dataProvider';
import type { ResourceRegistry, WattdeskDataProvider } from '../../../../dataProvider/contract/types';
import type { UnvalidatedResponseRows } from '../../../../dataProvider/dialects/dialect';
import type { DialectSources } from '../../../../dataProvider/dialects/definition';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';
import { getDialectName, type DialectRegistry } from '../../../../dataProvider/dialects/loadDialect';
import type { FetchFunction } from '../../../../dataProvider/transport/fetchJson';
import { createApiClient, type ApiClient } from '../../../../dataProvider/wire/apiClient';
import { createResourceCalls } from '../../../../src/createResourceCalls';
import type { Call, EntityModule } from '../../../../src/model/entity/entity';
import type { Config } from '../../../../src/model/schemaLanguage/publicConfigType';
import { createRecordSerializer } from '../../../../src/model/serializations/createRecordSerializer';
import { isRecord } from '../../../../src/model/wire/isRecord';
import { ConnectionError } from './connectionError';
import { CookieJar, createObservedFetch, type ResponseSummary } from './observedFetch';
import { createObservedDialects } from './observedDialects';
import { signIn } from './signIn';

export interface ConnectionOptions {
  config: Config;
  /** Address of the API, without a slash at its end. */
  baseUrl: string;
  user: string | undefined;
  password: string | undefined;
  token?: string | undefined;
  modules: ReadonlyMap<string, EntityModule>;
  dialects: DialectSources;
  fetch?: FetchFunction;
  sleep?: (milliseconds: number) => Promise<void>;
  /** Returns the time in milliseconds. Default: that of the machine. */
  clock?: () => number;
}

/** What one operation of the data provider has received. */
export interface Observation<T> {
  value?: T;
  error?: unknown;
  responses: readonly ResponseSummary[];
  found: readonly UnvalidatedResponseRows[];
}

export interface Connection {
  client: ApiClient;
  dataProvider: WattdeskDataProvider;
  /** The data provider of a second user with the same account, which does not know what the first has read. */
  otherDataProvider: WattdeskDataProvider;
  /** Whether updates of a call contain the version of the record. */
  hasVersions(call: Call): Promise<boolean>;
  /** Whether the responses of a list call contain the total number of rows. */
  hasTotal(call: Call): boolean;
  /** Runs an operation and returns its result or its error. Operations must run one after the other. */
  observe<T>(run: () => Promise<T>): Promise<Observation<T>>;
}

function createRoutes(modules: ReadonlyMap<string, EntityModule>): ResourceRegistry {
  return {
    pageTable: () => undefined,
    getResourceCalls: async (name) => {
      const entity = modules.get(name)?.entity;
      if (!entity) throw new Error(`No entity "${name}"`);
      const calls = createResourceCalls(entity, entity.calls, async (options) =>
        createRecordSerializer(entity, options),
      );
      return { ...calls, isRecord: (row) => isRecord(entity, row) };
    },
  };
}

/** @throws ConnectionError if nothing answers at this address */
async function requireServer(baseUrl: string, fetch: FetchFunction): Promise<void> {
  try {
    await fetch(baseUrl, { method: 'GET' });
  } catch {
    throw new ConnectionError(`no server answers at ${baseUrl}`);
  }
}

/**
 * Signs in and returns the connection.
 * @throws ConnectionError if the server cannot be reached or refuses the sign-in
 */
export async function connectToApi(options: ConnectionOptions): Promise<Connection> {
  const { config, baseUrl, modules, dialects: sources, sleep } = options;
  let responses: ResponseSummary[] = [];
  let found: UnvalidatedResponseRows[] = [];
  const jar = new CookieJar();
  const loadDialects = (): DialectRegistry => createObservedDialects(sources, (rows) => void found.push(rows));
  const dialects = loadDialects();
  const fetch = createObservedFetch({
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    jar,
    record: (response) => void responses.push(response),
    clock: options.clock ?? (() => performance.now()),
  });
  const http = await signIn({
    ...options,
    token: options.token,
    httpOptions: {
      timeout: config.requestTimeoutMs,
      fetch,
      onWarning: () => undefined,
      // Node has no XMLHttpRequest.
      createXhr: null,
      ...(sleep ? { sleep } : {}),
    },
    dialects,
  });
  if (!responses.some(({ status }) => status > 0)) await requireServer(baseUrl, fetch);
  const { timeZone } = config;
  const client = createApiClient(baseUrl, http, dialects);
  const shared = { baseUrl, routes: createRoutes(modules), http, timeZone };
  return {
    client,
    dataProvider: createDataProvider({ ...shared, dialects }),
    otherDataProvider: createDataProvider({ ...shared, dialects: loadDialects() }),
    hasVersions: async (call) => (await client.getDialect(call)).versions !== undefined,
    hasTotal: (call) => {
      const { envelope, list = {} } = resolveDialect(sources, getDialectName(call));
      const { totalPath, totalHeader, rowsPath } = list;
      return (
        list.package !== undefined ||
        totalPath !== undefined ||
        totalHeader !== undefined ||
        (envelope === true && rowsPath === undefined)
      );
    },
    observe: async (run) => {
      responses = [];
      found = [];
      try {
        const value = await run();
        return { value, responses, found };
      } catch (error) {
        return { error, responses, found };
      }
    },
  };
}
