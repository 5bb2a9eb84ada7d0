/** Serves lots, and changes single requests and responses on the way, so that the API deviates in one way. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FetchFunction } from '../../../../../dataProvider/transport/fetchJson';
import type { Deviation } from '../../../../../src/model/contract/deviation';
import { parseSchemas } from '../../../../../tools/schema/parseSchemas';
import { readSchemaFolder } from '../../../../../tools/schema/folder/readSchemaFolder';
import type { ContractReport } from '../../../../../tools/schema/contract/report/contractReport';
import { createFolder, start, type Row } from '../../../fixtures/harness';
import { checkApi, config } from '../support';

const ROOT = join(import.meta.dirname, '../../../../..');
const DEFINITION = JSON.parse(readFileSync(join(import.meta.dirname, 'lot.json'), 'utf8')) as Row & { 'x-admin': Row };
const KINDS = ['OPEN', 'ROOF', 'BASEMENT'];

/** 25 lots: the pages of the check have 10, 10 and 5 of them. */
export const LOTS: Row[] = Array.from({ length: 25 }, (_, index) => ({
  lotId: index + 1,
  lotName: `Lot ${String(index + 1).padStart(2, '0')} ${['Tuas', 'Kranji', 'Bedok'][index % 3]}`,
  kind: KINDS[index % 3],
  spaces: 10 + ((index * 7) % 25),
  opened: `2020-0${1 + (index % 9)}-1${index % 9}`,
  gate: `G-10${String(index).padStart(2, '0')}`,
  covered: index % 2 === 0,
  fees: ['HOUR', 'DAY'].slice(index % 2),
  operator: ['NORTH', 'SOUTH'][index % 2],
  owner: ['ANN', 'BOB'][index % 2],
  note: `Note ${index}`,
  contact: { phone: `6555${1000 + index}` },
}));

export interface SentRequest {
  method: string;
  /** Below the base path: `lots/7`. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: Row;
}

export interface PlantedResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** The call that a plant changes. */
export type CallName = 'page' | 'get' | 'create' | 'update' | 'delete' | 'operators' | 'owners';

/** One deviation. Each function changes its argument, or returns a replacement. */
export interface Plant {
  call: CallName;
  /** Changes the request before the server gets it. */
  request?: (request: SentRequest) => void;
  /** Changes the JSON of the response. */
  json?: (json: never, request: SentRequest) => unknown;
  /** Changes each row of a list, or the record. */
  row?: (row: Row, request: SentRequest) => unknown;
  /** Answers without the server, or changes its response. Returns undefined to leave it as it is. */
  respond?: (
    request: SentRequest,
    response: PlantedResponse,
  ) => Partial<PlantedResponse> | undefined | Promise<Partial<PlantedResponse> | undefined>;
  /** Answers in place of the server. */
  replace?: (request: SentRequest, attempt: number) => Partial<PlantedResponse> | undefined;
}

function getCallName({ method, path }: SentRequest): CallName | undefined {
  if (path === 'operators' || path === 'owners') return path;
  if (!path.startsWith('lots')) return undefined;
  if (path === 'lots/pages' || (method === 'GET' && path === 'lots')) return 'page';
  const names = { GET: 'get', POST: 'create', PUT: 'update', PATCH: 'update', DELETE: 'delete' } as const;
  return names[method as keyof typeof names];
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes the rows or the record in a response, wherever the dialect has them. */
function changeRows(json: unknown, change: (row: Row) => unknown): unknown {
  if (Array.isArray(json)) return json.map((row: unknown) => (isRow(row) ? change(row) : row));
  if (!isRow(json)) return json;
  const key = ['data', 'content', '_embedded'].find((one) => typeof json[one] === 'object' && json[one] !== null);
  if (key === undefined) return 'lotId' in json ? change(json) : json;
  const inner = json[key];
  return { ...json, [key]: isRow(inner) && 'lotId' in inner ? change(inner) : changeRows(inner, change) };
}

function createPlantedFetch(base: string, plants: readonly Plant[]): FetchFunction {
  let attempt = 0;
  return async (url, init) => {
    const { pathname, searchParams } = new URL(url);
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Row) : {};
    const headers = new Headers(init.headers);
    const path = pathname.slice(new URL(base).pathname.length);
    const request: SentRequest = { method: String(init.method), path, query: searchParams, headers, body };
    const active = plants.filter(({ call }) => call === getCallName(request));
    const replaced = active.map(({ replace }) => replace?.(request, (attempt += 1))).find(Boolean);
    if (replaced) return toResponse({ status: 200, headers: new Headers(JSON_TYPE), text: '', ...replaced });
    for (const { request: change } of active) change?.(request);
    const query = String(request.query);
    const response = await fetch(`${base}${path}${query === '' ? '' : `?${query}`}`, {
      ...init,
      headers,
      ...(init.body === undefined || init.body === null ? {} : { body: JSON.stringify(request.body) }),
    });
    let answer: PlantedResponse = {
      status: response.status,
      headers: new Headers(response.headers),
      text: await response.text(),
    };
    for (const { json, row, respond } of active) {
      if (json || row) {
        const value: unknown = answer.text === '' ? undefined : JSON.parse(answer.text);
        const rows = row && response.ok ? changeRows(value, (one) => row(one, request)) : value;
        answer = { ...answer, text: JSON.stringify(json ? json(rows as never, request) : rows) };
      }
      answer = { ...answer, ...(await respond?.(request, answer)) };
    }
    return toResponse(answer);
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const WITHOUT_BODY = [204, 304];

function toResponse({ status, headers, text }: PlantedResponse): Response {
  headers.delete('content-length');
  return new Response(WITHOUT_BODY.includes(status) ? null : text, { status, headers });
}

/** What a deviation says, without its count. */
export type Fact = Pick<Deviation, 'kind' | 'entity' | 'call' | 'side' | 'field' | 'expected' | 'seen'>;

/** Returns the deviations of a report without their counts. */
export const getFacts = ({ deviations }: ContractReport): Fact[] =>
  deviations.map(({ count: _count, calls: _calls, ...fact }) => fact);

export interface PlantedCheck {
  /** Dialect of plain REST calls. Default: the operator's calls. */
  dialect?: string;
  isWriting?: boolean;
  /** The clock of the check. Default: it stands still. */
  clock?: () => number;
}

/** Runs the check for an API with these deviations. */
export async function checkPlanted(
  plants: readonly Plant[],
  { dialect, isWriting = false, clock = () => 0 }: PlantedCheck = {},
): Promise<ContractReport> {
  const dir = createFolder();
  const schemaDir = join(dir, 'schema');
  const dbDir = join(dir, 'db');
  for (const folder of [schemaDir, dbDir, join(dbDir, 'options')]) mkdirSync(folder);
  cpSync(join(ROOT, 'fixtures/db/accounts.json'), join(dbDir, 'accounts.json'));
  const rest = dialect === undefined ? {} : { calls: { rest: { path: 'lots', dialect } } };
  const { list } = DEFINITION['x-admin'] as { list: { filters: unknown[] } };
  // json-server has a name of its own for the search.
  const search = { name: dialect === 'json-server' ? 'q' : 'criteria', title: 'Search', search: true };
  const filters = { list: { ...list, filters: [...list.filters, search] } };
  const write = (path: string, content: unknown): void => writeFileSync(path, JSON.stringify(content));
  write(join(schemaDir, 'lot.json'), {
    ...DEFINITION,
    'x-admin': { ...DEFINITION['x-admin'], ...rest, ...filters },
  });
  write(join(schemaDir, 'navigation.json'), { groups: [{ key: 'site', title: 'Sites' }] });
  write(join(schemaDir, 'options.json'), {
    operators: { call: 'GET operators', valueField: 'code', labelField: 'name' },
    owners: { call: 'GET owners', valueField: 'code', labelField: 'name', searchParam: 'name' },
  });
  write(join(dbDir, 'options/operators.json'), {
    operators: [
      { code: 'NORTH', name: 'North' },
      { code: 'SOUTH', name: 'South' },
    ],
    owners: [
      { code: 'ANN', name: 'Ann Lee' },
      { code: 'BOB', name: 'Bob Tan' },
    ],
  });
  write(join(dbDir, 'lot.json'), LOTS);
  const { base } = await start({ schemaDir, dbDir, open: true });
  return checkApi(
    { base },
    {
      files: parseSchemas(readSchemaFolder(schemaDir)),
      config: { ...config, pageSize: 10, auth: { type: 'none' } },
      isWriting,
      slowMs: 5000,
      clock,
      user: undefined,
      password: undefined,
    },
    createPlantedFetch(base, plants),
  );
}
