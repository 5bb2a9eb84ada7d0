/** Recordings of foreign servers: cases, each with the requests that the data provider sent and the server's answers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DialectSource } from '../../../../dataProvider/dialects/definition';

export const RECORDINGS_FOLDER = join(import.meta.dirname, '../../../corpus/recordings');

/** A request and the answer to it. */
export interface Exchange {
  /** Method, path and sorted, readable query: `GET items/lots?limit=3&sort=-spaces`. */
  request: string;
  /** The headers by which the dialect or the record version differ from those of every request. */
  requestHeaders?: Record<string, string>;
  body?: unknown;
  status: number;
  /** The headers that a dialect may read. */
  headers?: Record<string, string>;
  /** The parsed body of the answer. An answer without it is empty. */
  json?: unknown;
}

export type RecordedMethod = 'getList' | 'getOne' | 'getMany' | 'create' | 'update' | 'delete';

export interface RecordedCase {
  name: string;
  resource: string;
  method: RecordedMethod;
  /** The parameters of the method. Those of `getList` may lack `pagination`, `sort` and `filter`. */
  params: Record<string, unknown>;
  /** The token of the request, if it is not that of a signed-in user; null for none. */
  token?: string | null;
  /** What the method must return at least; see `describeResult`. */
  result?: unknown;
  /** The error with which the method must reject. */
  error?: { status: number; message?: string; errors?: Record<string, string> };
  exchanges: Exchange[];
}

export interface Recording {
  /** The server and its version, or the document that the answers are from. */
  server: string;
  dialect: DialectSource;
  /** The path of each resource below the address of the API, and its id field. */
  resources: Record<string, { path: string; id: string }>;
  cases: RecordedCase[];
}

export const getRecordingPath = (name: string): string => join(RECORDINGS_FOLDER, `${name}.json`);

export const readRecording = (name: string): Recording =>
  JSON.parse(readFileSync(getRecordingPath(name), 'utf8')) as Recording;

export const listRecordings = (): string[] =>
  readdirSync(RECORDINGS_FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''));
