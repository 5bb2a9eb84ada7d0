/**
 * Converts between records and record ids. Most records are identified by a single field, whose value is the id.
 * The values of several id fields are combined to one text, because URLs and react-admin require a single id. The
 * text is the base64url encoding of their JSON, which contains no character with a special meaning in URLs, routers
 * or servers.
 */
import { getOwnProperty } from './getOwnProperty';

type Row = Readonly<Record<string, unknown>>;

/** An object is treated as missing, because all objects have the same text and could not be told apart as ids. */
const isMissing = (value: unknown): boolean => value === undefined || value === '' || typeof value === 'object';

const toBase64 = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * Decodes base64url to text.
 * @throws Error if the text is not valid base64url
 */
function decodeBase64(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (sign) => sign.codePointAt(0)!));
}

/** Decodes a combined id from a URL. Returns an empty object if the id is mistyped, truncated or forged. */
function decoded(text: string): Row {
  try {
    const value: unknown = JSON.parse(decodeBase64(text));
    return typeof value === 'object' && value !== null ? (value as Row) : {};
  } catch {
    return {};
  }
}

/**
 * Returns the id of a row.
 * @returns undefined if the row lacks the value of an id field, or if the entity has no id fields
 */
export function getRecordId(ids: readonly string[], row: Row): string | number | undefined {
  const values = ids.map((name) => getOwnProperty(row, name));
  if (ids.length === 0 || values.some(isMissing)) return undefined;
  if (ids.length === 1) return values[0] as string | number;
  return toBase64(JSON.stringify(Object.fromEntries(ids.map((name, index) => [name, values[index]]))));
}

/**
 * Returns the values of the id fields, and the whole id under the key `id`. Inverse of `getRecordId`. If a combined
 * id lacks the value of an id field, no values of id fields are returned.
 */
export function getRecordIdParts(ids: readonly string[], id: unknown): Record<string, unknown> {
  if (ids.length < 2) return { id, ...(ids[0] === undefined ? {} : { [ids[0]]: id }) };
  const parts = decoded(String(id));
  const values = ids.map((name) => [name, getOwnProperty(parts, name)] as const);
  return { id, ...(values.every(([, value]) => !isMissing(value)) ? Object.fromEntries(values) : {}) };
}

/** Whether an id contains the values of all id fields. A combined id in a URL can be truncated or forged. */
export const isCompleteId = (ids: readonly string[], id: unknown): boolean =>
  ids.length < 2 || ids.every((name) => name in getRecordIdParts(ids, id));
