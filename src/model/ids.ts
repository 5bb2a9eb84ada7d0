/**
 * Identity of records. One field identifies most of them, and its value is the id. Several that do so
 * together make one text, as addresses and react-admin want it: `CB-1~2`.
 */
import { ownOf } from './own';

type Row = Readonly<Record<string, unknown>>;

const JOINT = '~';

/** Not as addresses encode: routers decode what they find, and an id must come back as it was. */
const encode = (value: unknown): string => String(value).replaceAll('!', '!0').replaceAll(JOINT, '!1');

const decode = (text: string): string => text.replaceAll('!1', JOINT).replaceAll('!0', '!');

/** An object names nothing: as a text all of them are the same. */
const isMissing = (value: unknown): boolean => value === undefined || value === '' || typeof value === 'object';

/** @returns undefined for a row that lacks a part of its id, and where nothing identifies a row */
export function idOf(ids: readonly string[], row: Row): string | number | undefined {
  const values = ids.map((name) => ownOf(row, name));
  if (ids.length === 0 || values.some(isMissing)) return undefined;
  return ids.length === 1 ? (values[0] as string | number) : values.map(encode).join(JOINT);
}

/** The inverse: the values that identify a record, by the names of their fields, and all of it as `id`. */
export function partsOf(ids: readonly string[], id: unknown): Record<string, unknown> {
  if (ids.length < 2) return { id, ...(ids[0] === undefined ? {} : { [ids[0]]: id }) };
  const parts = String(id).split(JOINT).map(decode);
  return { id, ...Object.fromEntries(ids.map((name, index) => [name, parts[index]])) };
}
