/**
 * The state of the last import of an entity, in `schema/imports/<entity>.json`: what the import wrote, before anybody
 * edited it. The next import compares the API with it.
 */
import { basename } from 'node:path';
import { toObjectOrEmpty, toTextOrUndefined, type Json } from '../../lint/source/readJson';
import type { ImportedSchemaPart } from '../entity/importResource';

export interface ImportState {
  /** The document that was imported. */
  source: string;
  /** Path of the resource in the API. */
  resource: string;
  parts: ImportedSchemaPart[];
}

export const getStateFile = (entityName: string): string => `imports/${entityName}.json`;

export const parseImportState = (text: string | undefined): ImportState | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as ImportState);

/** Finds what the last import wrote at the place of a part. */
export const findPart = (
  state: ImportState | undefined,
  { file, path }: Pick<ImportedSchemaPart, 'file' | 'path'>,
): ImportedSchemaPart | undefined =>
  state?.parts.find((part) => part.file === file && part.path.join('/') === path.join('/'));

/** Returns the content of the entity's own file: only it has screens. */
const getEntityValue = (parts: readonly ImportedSchemaPart[]): Json =>
  toObjectOrEmpty(parts.find(({ path, value }) => path.length === 0 && 'x-admin' in toObjectOrEmpty(value))?.value);

const getFieldNames = (parts: readonly ImportedSchemaPart[]): string[] =>
  Object.keys(toObjectOrEmpty(getEntityValue(parts)['properties']));

/**
 * Whether a document is another one than that of the last import, and not its next version: it has another file name, or
 * it lies elsewhere and has few of the fields.
 * @param parts what the import of the document would write
 */
export function isOtherDocument(state: ImportState, source: string, parts: readonly ImportedSchemaPart[]): boolean {
  if (basename(state.source) !== basename(source)) return true;
  const [before, now] = [getFieldNames(state.parts), getFieldNames(parts)];
  const shared = before.filter((name) => now.includes(name)).length;
  return state.source !== source && shared * 2 < Math.min(before.length, now.length);
}

/** Returns the menu group that the last import chose for the entity; undefined if it is not known. */
export function getImportedGroup({ parts }: ImportState): string | undefined {
  const { menu } = toObjectOrEmpty(getEntityValue(parts)['x-admin']);
  return toTextOrUndefined(toObjectOrEmpty(menu)['group']);
}
