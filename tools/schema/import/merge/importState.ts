/**
 * The state of the last import of an entity, in `schema/imports/<entity>.json`: what the import wrote, before anybody
 * edited it. The next import compares the API with it.
 */
import { toObjectOrEmpty, toTextOrUndefined } from '../../lint/source/readJson';
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

/** Returns the menu group that the last import chose for the entity; undefined if it is not known. */
export function getImportedGroup({ parts }: ImportState): string | undefined {
  const entity = parts.find(({ path }) => path.length === 0);
  const { menu } = toObjectOrEmpty(toObjectOrEmpty(entity?.value)['x-admin']);
  return toTextOrUndefined(toObjectOrEmpty(menu)['group']);
}
