/** Compares one response with the entities to whose calls it belongs. Sends no requests. */
import { defaultDialect, dialects } from 'virtual:wattdesk/dialects';
import type { Call } from '../../dataProvider/contract/types';
import type { Dialect, UnvalidatedResponseRows } from '../../dataProvider/dialects/dialect';
import { DEFAULT_DIALECT, loadDialect } from '../../dataProvider/dialects/loadDialect';
import { parseCount } from '../../dataProvider/wire/parseResponseRows';
import { checkOptions } from '../model/contract/checkOptions';
import { checkRow } from '../model/contract/checkRow';
import { describeValueKind } from '../model/contract/describeValue';
import type { Deviation } from '../model/contract/deviation';
import { readRow } from '../model/contract/readRow';
import { isObject } from '../model/values/cleanValues';
import { isRecord } from '../model/wire/isRecord';
import { describeFailure, describeSlowResponse, type Fault } from './describeFailure';
import { findCallOwner, findCallUses, type CallUse } from './findCallUses';
import type { ObservedResponse, ResponseContent } from './observedResponse';

interface CheckOptions {
  /** The operator's time zone, for serialized points in time. */
  timeZone: string | undefined;
}

/** The number of rows or options of a response that are compared. */
const MAX_ROWS = 50;
const ACCEPTED = 202;

const getEndpoint = ({ method, path }: Call): string => `${method} ${path}`;

/** Whether a URL is that of the call. A response that is still being prepared is requested at other addresses. */
const matchesCall = (url: string, { path }: Call): boolean => {
  const pattern = path
    .split(/\{[^}]+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('[^/]+');
  return new RegExp(`/${pattern}$`).test(url.split('?')[0]!);
};

const toEnvelope = (content: ResponseContent): unknown =>
  content.kind === 'envelope' ? content.envelope : content.kind === 'json' && { success: true, data: content.json };

function findRows({ isPlain, findRows: find }: Dialect, content: ResponseContent): UnvalidatedResponseRows {
  return isPlain && content.kind === 'json'
    ? find(content.json, content.headers)
    : find(toEnvelope(content), new Headers());
}

function findRecord({ findRecord: find }: Dialect, content: ResponseContent): unknown {
  if (content.kind === 'envelope') return content.envelope['data'];
  if (content.kind === 'file') return undefined;
  return find ? find(content.json, content.headers) : content.json;
}

function checkTotal({ isPlain }: Dialect, total: unknown, rows: readonly unknown[]): Fault[] {
  const count = parseCount(total);
  if (rows.length === 0 || (isPlain && total === undefined)) return [];
  if (count === undefined)
    return [{ kind: 'total', expected: 'the total as a whole number', seen: describeValueKind(total) }];
  return count < rows.length
    ? [{ kind: 'total', expected: 'a total of at least the rows', seen: `total ${count}, and ${rows.length} rows` }]
    : [];
}

/**
 * Compares a page of rows. Null stands for no rows if the total is 0. Each row is compared for itself: a filter may
 * leave only rows that lack an optional value.
 */
function checkPage(
  { module, responseKind }: CallUse & { kind: 'rows' },
  dialect: Dialect,
  content: ResponseContent,
  call: Call,
  { timeZone }: CheckOptions,
): Deviation[] {
  const { rows: found, total, names } = findRows(dialect, content);
  const place = { entity: module.entity.name, call: getEndpoint(call), side: 'response' } as const;
  const rows: unknown = found === null && parseCount(total) === 0 ? [] : found;
  if (!Array.isArray(rows))
    return [{ ...place, kind: 'type', expected: `an array of rows in ${names[0]}`, seen: describeValueKind(rows) }];
  return [
    ...checkTotal(dialect, total, rows).map((fault) => ({ ...place, ...fault })),
    ...rows
      .slice(0, MAX_ROWS)
      .flatMap((row: unknown) => checkRow(module, row, { endpoint: place.call, responseKind, timeZone })),
  ];
}

function checkRecord(
  { module }: CallUse & { kind: 'record' },
  data: unknown,
  call: Call,
  { timeZone }: CheckOptions,
): Deviation[] {
  const { entity } = module;
  // A singleton that nobody has created yet.
  if (entity.singleton && data === null) return [];
  const endpoint = getEndpoint(call);
  if (isObject(data) && isRecord(entity, readRow(entity, data, { timeZone }).values))
    return checkRow(module, data, { endpoint, responseKind: 'record', timeZone });
  return [
    {
      kind: 'type',
      entity: entity.name,
      call: endpoint,
      side: 'response',
      expected: 'a record in the response',
      seen: 'a response without one',
    },
  ];
}

/** Compares the entries of an option list. If its call names a dialect, it is read as a page of rows. */
function checkList({ list }: CallUse & { kind: 'options' }, dialect: Dialect, content: ResponseContent): Deviation[] {
  const data = list.call.dialect === undefined ? findRecord(dialect, content) : findRows(dialect, content).rows;
  return checkOptions(list, Array.isArray(data) ? data.slice(0, MAX_ROWS) : data, getEndpoint(list.call));
}

/** Of several entities with the same call, the response may belong to any: the one that it fits best is reported. */
function pickBestFit(found: readonly Deviation[][]): Deviation[] {
  return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

async function checkContent(call: Call, content: ResponseContent, options: CheckOptions): Promise<Deviation[]> {
  const uses = await findCallUses(call);
  if (uses.length === 0) return [];
  const dialect = await loadDialect(dialects, call.dialect ?? defaultDialect ?? DEFAULT_DIALECT);
  const found = uses.map((use): readonly [CallUse['kind'], Deviation[]] => {
    if (use.kind === 'rows') return [use.kind, checkPage(use, dialect, content, call, options)];
    if (use.kind === 'record') return [use.kind, checkRecord(use, findRecord(dialect, content), call, options)];
    return [use.kind, checkList(use, dialect, content)];
  });
  return (['rows', 'record', 'options'] as const).flatMap((kind) =>
    pickBestFit(found.filter(([one]) => one === kind).map(([, deviations]) => deviations)),
  );
}

/**
 * Returns the deviations of a response. They contain no values of records.
 * @throws Error if the code of an entity cannot be loaded
 */
export async function checkResponse(response: ObservedResponse, options: CheckOptions): Promise<Deviation[]> {
  const { call, url, milliseconds = 0 } = response;
  const isFailed = 'error' in response;
  const fault = isFailed ? describeFailure(response.error) : describeSlowResponse(milliseconds);
  const faults = fault
    ? [{ ...fault, entity: findCallOwner(call) ?? '', call: getEndpoint(call), side: 'response' as const }]
    : [];
  if (isFailed || !matchesCall(url, call)) return faults;
  const { content } = response;
  const isPending = content.kind === 'json' && content.status === ACCEPTED;
  if (content.kind === 'file' || isPending) return faults;
  return [...faults, ...(await checkContent(call, content, options))];
}
