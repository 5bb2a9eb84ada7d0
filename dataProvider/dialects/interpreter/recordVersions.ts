import { isObject, type Json } from '../../contract/jsonValues';
import type { RecordReader, RecordVersions } from '../dialect';
import { getValueAt } from '../valuePath';

/**
 * The key of a record that has its version. It is part of the record, so that a write sends the version which the user
 * has loaded, and not that of a later read by another part of the screen. It is not sent with the fields.
 */
export const RECORD_VERSION_KEY = '@etag';

function getVersion(record: unknown): string | undefined {
  const version = isObject(record) ? record[RECORD_VERSION_KEY] : undefined;
  return typeof version === 'string' ? version : undefined;
}

/** Returns a time to the second: a list may have it with fewer digits than a record. */
function getSeconds(value: unknown): unknown {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? value : Math.floor(time / 1000);
}

/** Reads the version of a record that must not have been changed since `previous` was loaded, as far as it says so. */
async function readVersion({ read, changedAtPath, createError }: RecordReader, previous: Json | undefined) {
  const { data } = await read();
  if (changedAtPath !== undefined) {
    const [before, now] = [previous, data].map((record) => getSeconds(getValueAt(record, changedAtPath)));
    if (before !== undefined && now !== undefined && before !== now) throw createError('conflict', { status: 412 });
  }
  return getVersion(data);
}

/**
 * Creates the store of the versions of records (`ETag` and `If-Match`, RFC 9110, sections 8.8.3 and 13.1.1). It knows
 * the versions by the address of their record, the last one last, from the last write of the app on.
 */
export function createRecordVersions(): RecordVersions {
  const versions = new Map<string, readonly string[]>();
  /** The addresses of the records that the app itself has changed: the versions of their rows may be older. */
  const changed = new Set<string>();
  const findVersion = (url: string, own: string | undefined): string | undefined => {
    const known = versions.get(url) ?? [];
    const isOutdated = changed.has(url) && own !== undefined && !known.includes(own);
    return isOutdated ? known.at(-1) : (own ?? known.at(-1));
  };
  return {
    getHeaders: async (method, url, previous, reader): Promise<Record<string, string>> => {
      if (method === 'GET') return {};
      const own = getVersion(previous);
      const isRead = reader && own === undefined && !versions.has(url);
      const readAgain = (error: unknown): never => {
        versions.delete(url);
        throw error;
      };
      const etag = findVersion(url, isRead ? await readVersion(reader, previous).catch(readAgain) : own);
      return etag === undefined ? {} : { 'If-Match': etag };
    },
    keep: (method, url, headers, record) => {
      const etag = headers.get('ETag') ?? getVersion(record);
      const known = method === 'GET' ? (versions.get(url) ?? []) : [];
      const others = known.filter((version) => version !== etag);
      if (method !== 'GET') changed.add(url);
      // After a write without a version in its response, no version is known.
      versions.set(url, etag ? [...others, etag] : others);
      const row = method !== 'GET' && record === null ? {} : record;
      return isObject(row) ? { ...row, [RECORD_VERSION_KEY]: etag ?? undefined } : row;
    },
  };
}
