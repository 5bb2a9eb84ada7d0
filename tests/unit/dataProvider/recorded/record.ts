/**
 * Records the answers of a running server: `npx tsx tests/unit/dataProvider/recorded/record.ts strapi
 * http://localhost:1337 TOKEN` runs the cases of `tests/corpus/recordings/strapi.json`, writes the exchanges into the
 * file and prints each outcome that is not the expected one.
 */
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { FetchFunction } from '../../../../dataProvider/transport/fetchJson';
import { describeRequest } from './describeRequest';
import { getRecordingPath, readRecording, type Exchange } from './recording';
import { runCase } from './runCase';

/** The headers of an answer that a dialect may read. */
const HEADERS = ['ETag', 'Link', 'Location', 'Content-Range', 'X-Total-Count'];

/** A weak ETag is a checksum of the answer and no version of the record. */
const isVersion = (name: string, value: string): boolean => name !== 'ETag' || !value.startsWith('W/');

const pickHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    HEADERS.map((name) => [name, headers.get(name) ?? ''] as const).filter(
      ([name, value]) => value !== '' && isVersion(name, value),
    ),
  );

function createRecorder(baseUrl: string): { fetch: FetchFunction; exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  const fetchAndRecord: FetchFunction = async (url, init) => {
    const exchange: Exchange = { ...describeRequest(baseUrl, url, init), status: 0 };
    exchanges.push(exchange);
    const response = await globalThis.fetch(url, init);
    const text = await response.clone().text();
    const headers = pickHeaders(response.headers);
    Object.assign(exchange, {
      status: response.status,
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
      ...(text === '' ? {} : { json: JSON.parse(text) as unknown }),
    });
    return response;
  };
  return { fetch: fetchAndRecord, exchanges };
}

/** Whether a value has at least the expected parts. */
function matches(value: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return isDeepStrictEqual(value, expected);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(expected) && expected.length !== (value as unknown[]).length) return false;
  return Object.entries(expected).every(([key, part]) => matches((value as Record<string, unknown>)[key], part));
}

const [name = '', baseUrl = '', token] = process.argv.slice(2);
const recording = readRecording(name);
for (const recorded of recording.cases) {
  const { fetch, exchanges } = createRecorder(baseUrl);
  const { result, error } = recorded;
  const outcome = await runCase(recording, recorded, { baseUrl, fetch, token });
  if (!matches(outcome, error ? { error } : { result })) {
    console.log(`${recorded.name}: ${JSON.stringify(outcome)}`, JSON.stringify(exchanges, undefined, 1));
  }
  recorded.exchanges = exchanges;
}
writeFileSync(getRecordingPath(name), `${JSON.stringify(recording, undefined, 2)}\n`);
