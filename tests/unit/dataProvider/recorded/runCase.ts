/** Runs a case of a recording with the app's data provider. */
import { HttpError } from 'ra-core';
import { createDataProvider } from '../../../../dataProvider';
import type { WattdeskDataProvider } from '../../../../dataProvider/contract/types';
import { createDialect } from '../../../../dataProvider/dialects/interpreter/createDialect';
import { DIALECT_PRESETS } from '../../../../dataProvider/dialects/presets';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';
import { createHttp } from '../../../../dataProvider/transport/createHttp';
import type { FetchFunction } from '../../../../dataProvider/transport/fetchJson';
import type { DialectName } from '../../../../src/model/schemaLanguage/definition';
import { createRestCalls } from '../../../../src/model/wire/createRestCalls';
import { routesOf, tableOf } from '../support';
import type { RecordedCase, Recording } from './recording';

const OWN = 'own';
const LIST = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' }, filter: {} };

export interface CaseRun {
  baseUrl: string;
  fetch: FetchFunction;
  token: string | undefined;
}

function createProvider({ dialect, resources }: Recording, { baseUrl, fetch, token }: CaseRun): WattdeskDataProvider {
  const definition = resolveDialect({ ...DIALECT_PRESETS, [OWN]: dialect }, OWN);
  const tables = Object.entries(resources).map(([name, { path, id }]) =>
    tableOf({
      name,
      title: name,
      ids: [id],
      calls: createRestCalls({ path, dialect: OWN as DialectName, update: definition.update?.method ?? 'PUT' }),
    }),
  );
  const http = createHttp({ credentials: { token: () => token }, fetch, sleep: async () => {}, onWarning: () => {} });
  return createDataProvider({
    baseUrl,
    routes: routesOf(...tables),
    http,
    dialects: { [OWN]: createDialect(definition) },
  });
}

type Result = { data: unknown; total?: number; pageInfo?: { hasNextPage?: boolean } };

const getId = (record: unknown): unknown => (record as { id: unknown }).id;

/** Describes a result: of a list, the ids, the total and the rows; of other methods, the record or the records. */
function describeResult({ method }: RecordedCase, { data, total, pageInfo }: Result): unknown {
  if (method !== 'getList') return data;
  const rows = data as unknown[];
  return { ids: rows.map(getId), total, rows, ...(pageInfo ? { hasNextPage: pageInfo.hasNextPage } : {}) };
}

/** The outcome of a case, in the form in which the recording states what is expected. */
export type Outcome = Pick<RecordedCase, 'result' | 'error'>;

/** Runs a case. A rejection by the server is an outcome, too; other errors are thrown. */
export async function runCase(recording: Recording, recorded: RecordedCase, run: CaseRun): Promise<Outcome> {
  const provider = createProvider(recording, {
    ...run,
    token: recorded.token === undefined ? run.token : (recorded.token ?? undefined),
  });
  const { resource, method, params } = recorded;
  const call = provider[method] as (name: string, given: object) => Promise<Result>;
  try {
    return {
      result: describeResult(recorded, await call(resource, { ...(method === 'getList' ? LIST : {}), ...params })),
    };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, message, body } = error;
    const { errors } = (body ?? {}) as { errors?: Record<string, string> };
    return { error: { status, message, ...(errors ? { errors } : {}) } };
  }
}
