/** Writes imported parts into the texts of the schema files, and keeps what analysts have changed. */
import type { JsonPath } from '../../lint/source/readJson';
import type { ImportedSchemaPart } from '../entity/importResource';
import { describeChange } from './describeChange';
import { readJsonAtPath, setValue } from './editFile';
import { findPart, type ImportState } from './importState';
import { printJson } from './printJson';
import { findMergeChanges } from './threeWayMerge';

/** A change of the API since the last import. */
export interface ApiChange {
  file: string;
  path: JsonPath;
  text: string;
}

export interface MergedParts {
  /** The changed texts of files below `schema/`, by name. */
  texts: Map<string, string>;
  changes: ApiChange[];
}

interface WrittenPart {
  text: string;
  changes: ApiChange[];
}

const META_SCHEMAS: Readonly<Record<string, string>> = {
  'options.json': './meta/v2/options.schema.json',
  'dialects.json': './meta/v2/dialects.schema.json',
};

const createFile = (file: string): string => `${printJson({ $schema: META_SCHEMAS[file] })}\n`;

function mergePart(text: string, mine: unknown, part: ImportedSchemaPart, base: ImportedSchemaPart): WrittenPart {
  const changes = findMergeChanges(base.value, part.value, mine);
  const applied = changes.filter(({ isKept }) => !isKept);
  return {
    text: applied.reduce((edited, { path, result }) => {
      const place = [...part.path, ...path];
      return readJsonAtPath(edited, place) === undefined && result === undefined
        ? edited
        : setValue(edited, place, result);
    }, text),
    changes: changes.map((change) => ({
      file: part.file,
      path: [...part.path, ...change.path],
      text: describeChange(change),
    })),
  };
}

function writePart(
  text: string | undefined,
  part: ImportedSchemaPart,
  base: ImportedSchemaPart | undefined,
): WrittenPart {
  const mine = text === undefined || part.isCopy ? undefined : readJsonAtPath(text, part.path);
  // An entry that another import or an analyst has written stays.
  if (text !== undefined && mine !== undefined) return base ? mergePart(text, mine, part, base) : { text, changes: [] };
  if (part.path.length === 0) return { text: `${printJson(part.value)}\n`, changes: [] };
  return { text: setValue(text ?? createFile(part.file), part.path, part.value), changes: [] };
}

/**
 * Merges all parts of an import.
 * @param files the texts of the files below `schema/`, by name
 * @param state what the last import wrote; undefined at the first import
 */
export function mergeParts(
  files: ReadonlyMap<string, string>,
  parts: readonly ImportedSchemaPart[],
  state: ImportState | undefined,
): MergedParts {
  const texts = new Map<string, string>();
  const changes: ApiChange[] = [];
  for (const part of parts) {
    const written = writePart(texts.get(part.file) ?? files.get(part.file), part, findPart(state, part));
    if (written.text !== files.get(part.file)) texts.set(part.file, written.text);
    changes.push(...written.changes);
  }
  return { texts, changes };
}
