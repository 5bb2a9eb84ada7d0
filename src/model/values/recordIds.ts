/**
 * Identity of records. One field identifies most of them, and its value is the id. Several that do so
 * together make one text, as addresses and react-admin want it: base64url of their JSON, in which no sign is
 * left that an address, a router or a server on the way could take for its own.
 */
import { getOwnProperty } from './getOwnProperty';

type Row = Readonly<Record<string, unknown>>;

/** An object names nothing: as a text all of them are the same. */
const isMissing = (value: unknown): boolean => value === undefined || value === '' || typeof value === 'object';

const toBase64 = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @throws Error for what is no base64url of a text */
function fromBase64(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (sign) => sign.codePointAt(0)!));
}

/** What an address says is typed, cut and forged by anyone. */
function decoded(text: string): Row {
  try {
    const value: unknown = JSON.parse(fromBase64(text));
    return typeof value === 'object' && value !== null ? (value as Row) : {};
  } catch {
    return {};
  }
}

/** @returns undefined for a row that lacks a part of its id, and where nothing identifies a row */
export function getRecordId(ids: readonly string[], row: Row): string | number | undefined {
  const values = ids.map((name) => getOwnProperty(row, name));
  if (ids.length === 0 || values.some(isMissing)) return undefined;
  if (ids.length === 1) return values[0] as string | number;
  return toBase64(JSON.stringify(Object.fromEntries(ids.map((name, index) => [name, values[index]]))));
}

/**
 * The inverse: the values that identify a record, by the names of their fields, and all of it as `id`. An id of
 * several fields that does not hold them all holds none.
 */
export function getRecordIdParts(ids: readonly string[], id: unknown): Record<string, unknown> {
  if (ids.length < 2) return { id, ...(ids[0] === undefined ? {} : { [ids[0]]: id }) };
  const parts = decoded(String(id));
  const values = ids.map((name) => [name, getOwnProperty(parts, name)] as const);
  return { id, ...(values.every(([, value]) => !isMissing(value)) ? Object.fromEntries(values) : {}) };
}

/** Whether an id says which record it is: one of several fields may be cut or forged. */
export const isCompleteId = (ids: readonly string[], id: unknown): boolean =>
  ids.length < 2 || ids.every((name) => name in getRecordIdParts(ids, id));
