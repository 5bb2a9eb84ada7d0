/**
 * Ids of records. Most records are identified by one field, whose value is the id. Several fields are combined to
 * one text, as URLs and react-admin require: base64url of their JSON, which contains no character with a meaning in
 * URLs, routers or servers.
 */
import { getOwnProperty } from './getOwnProperty';

type Row = Readonly<Record<string, unknown>>;

/** Objects cannot be ids: converted to text, they are all the same. */
const isMissing = (value: unknown): boolean => value === undefined || value === '' || typeof value === 'object';

const toBase64 = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** @throws Error if the text is not valid base64url */
function decodeBase64(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (sign) => sign.codePointAt(0)!));
}

/** Decodes an id from a URL, which can be mistyped, truncated or forged. */
function decoded(text: string): Row {
  try {
    const value: unknown = JSON.parse(decodeBase64(text));
    return typeof value === 'object' && value !== null ? (value as Row) : {};
  } catch {
    return {};
  }
}

/** @returns undefined for a row that lacks a part of its id, and if the entity has no id fields */
export function getRecordId(ids: readonly string[], row: Row): string | number | undefined {
  const values = ids.map((name) => getOwnProperty(row, name));
  if (ids.length === 0 || values.some(isMissing)) return undefined;
  if (ids.length === 1) return values[0] as string | number;
  return toBase64(JSON.stringify(Object.fromEntries(ids.map((name, index) => [name, values[index]]))));
}

/**
 * The inverse of `getRecordId`: returns the values of the id fields, and the complete id as `id`. A combined id
 * that lacks one of its values yields none of them.
 */
export function getRecordIdParts(ids: readonly string[], id: unknown): Record<string, unknown> {
  if (ids.length < 2) return { id, ...(ids[0] === undefined ? {} : { [ids[0]]: id }) };
  const parts = decoded(String(id));
  const values = ids.map((name) => [name, getOwnProperty(parts, name)] as const);
  return { id, ...(values.every(([, value]) => !isMissing(value)) ? Object.fromEntries(values) : {}) };
}

/** Whether an id contains all id fields: a combined id can be truncated or forged. */
export const isCompleteId = (ids: readonly string[], id: unknown): boolean =>
  ids.length < 2 || ids.every((name) => name in getRecordIdParts(ids, id));
