/** Sends the requests of the check, and reports responses that no app could use. */
import { HttpError } from 'ra-core';
import { getErrorKey } from '../../../../dataProvider/contract/errors';
import { describeValueKind } from '../../../../src/model/contract/describeValue';
import type { Deviation } from '../../../../src/model/contract/deviation';
import type { Observation } from '../connection/connectToApi';
import type { ResponseSummary } from '../connection/observedFetch';
import type { CheckContext, CheckedCall } from './context';

const JSON_TYPE = /[/+]json\b/i;
const SERVER_ERROR = 500;
const OK_FROM = 200;
const OK_TO = 299;

const isOk = ({ status }: ResponseSummary): boolean => status >= OK_FROM && status <= OK_TO;

type Found = Pick<Deviation, 'kind' | 'expected' | 'seen'>;

function checkContent({ status, contentType, isEmpty, isJson }: ResponseSummary): Found[] {
  if (status === 0 || isEmpty) return [];
  const named = contentType.split(';')[0] || 'no content type';
  if (!isJson) return [{ kind: 'content', expected: 'JSON', seen: `${named}, status ${status}, that is no JSON` }];
  return JSON_TYPE.test(contentType)
    ? []
    : [{ kind: 'content', expected: 'content type application/json', seen: named }];
}

function checkResponseSummary(response: ResponseSummary, isRetried: boolean, slowMs: number): Found[] {
  const { status, milliseconds } = response;
  const slow: Found = {
    kind: 'slow',
    expected: `a response within ${slowMs} ms`,
    seen: `${Math.round(milliseconds)} ms`,
  };
  const isUnstable = isRetried && (status >= SERVER_ERROR || status === 0);
  return [
    ...(milliseconds > slowMs ? [slow] : []),
    ...(isUnstable
      ? [{ kind: 'error' as const, expected: 'a response at the first try', seen: `status ${status}, then a retry` }]
      : []),
    ...checkContent(response),
  ];
}

/** Describes an error of the data provider by its status or by the fault that the client has found. */
export function describeError(error: unknown): string {
  const status = error instanceof HttpError ? error.status : undefined;
  const key = getErrorKey(error);
  if (status === undefined) return 'a response that the app cannot read';
  if (status === 0) return `no response (${key ?? 'network'})`;
  return status >= OK_FROM && status <= OK_TO ? 'status 200 that reports a failure' : `status ${status}`;
}

/** Finds what is wrong with a list response that the client refuses. */
function describeMalformedList({ found }: Observation<unknown>): Found | undefined {
  const last = found.at(-1);
  if (!last || Array.isArray(last.rows)) return undefined;
  return {
    kind: 'type',
    expected: `an array of rows in ${last.names[0]}`,
    seen: describeValueKind(last.rows ?? undefined),
  };
}

function findFailure(observation: Observation<unknown>): Found {
  const { error, responses } = observation;
  const key = getErrorKey(error);
  const list = describeMalformedList(observation);
  if (list && (key === 'shape' || key === 'odd')) return list;
  if (key === 'shape' || key === 'odd')
    return { kind: 'type', expected: 'a record in the response', seen: 'a response without one' };
  if (key === 'unconfirmed')
    return { kind: 'error', expected: 'a confirmation of the write', seen: 'no success in the response' };
  if (key === 'empty')
    return { kind: 'content', expected: 'JSON', seen: `an empty response, status ${responses.at(-1)?.status ?? 0}` };
  return { kind: 'error', expected: 'a successful response', seen: describeError(error) };
}

/** Returns the deviations in how an operation was answered, apart from the values. */
function checkObservation(observation: Observation<unknown>, isFailureExpected: boolean, slowMs: number): Found[] {
  const { responses } = observation;
  const found = responses.flatMap((response, index) =>
    checkResponseSummary(response, index < responses.length - 1 && !isOk(response), slowMs),
  );
  const isFailed = 'error' in observation && !isFailureExpected;
  const isExplained = found.some(({ kind, expected }) => kind === 'content' && expected === 'JSON');
  const isRefusedRetry = found.some(({ kind }) => kind === 'error');
  if (!isFailed || isExplained) return found;
  const failure = findFailure(observation);
  // An error that all tries had is one error.
  return isRefusedRetry ? [...found.filter(({ kind }) => kind !== 'error'), failure] : [...found, failure];
}

export interface SendOptions {
  /** The request is wrong on purpose, so that an error is the right response. */
  isFailureExpected?: boolean;
}

/**
 * Runs an operation of the data provider and reports responses that no app could use. Operations run one after the
 * other.
 */
export async function sendRequest<T>(
  { connection, log, slowMs }: CheckContext,
  { entity, endpoint }: CheckedCall,
  run: () => Promise<T>,
  { isFailureExpected = false }: SendOptions = {},
): Promise<Observation<T>> {
  const observation = await connection.observe(run);
  const found = checkObservation(observation, isFailureExpected, slowMs);
  log.add(found.map((one): Deviation => ({ ...one, entity, call: endpoint, side: 'response' })));
  return observation;
}
