/** Leaves out of an imported entity what the lint would refuse, because a file with errors has no screens. */
import { sharedCompileCache } from '../../folder/compileCache';
import { lintSchemas, type Diagnostic } from '../../lint/lintSchemas';
import { toObjectOrEmpty, type JsonPath } from '../../lint/source/readJson';
import { getPathAtPosition } from '../../lint/source/textPositions';
import type { ImportedSchemaPart } from '../entity/importResource';
import { readJsonAtPath, setValue } from '../merge/editFile';
import { printJson } from '../merge/printJson';

/** What was left out, and why. */
export interface RefusedPart {
  path: JsonPath;
  message: string;
}

export interface AcceptedParts {
  parts: ImportedSchemaPart[];
  refused: RefusedPart[];
}

/** Without these, an entity is none. */
const NEEDED = [
  'properties',
  'type',
  'title',
  'x-admin',
  'x-admin/idField',
  'x-admin/routes',
  'x-admin/calls',
  'x-admin/list',
];

/** A document with more faults than this is one that the import does not understand. */
const MOST_STEPS = 20;

/** Returns what could be left out to remove a fault, the smallest part first: that at its place, and what is around it. */
const listCandidates = (path: JsonPath): JsonPath[] =>
  path.map((_, index) => path.slice(0, path.length - index)).filter((one) => !NEEDED.includes(one.join('/')));

/**
 * Leaves out what the lint refuses in the file of an imported entity.
 * @param texts the files of the project with all parts of the import, by name
 * @param parts the parts of the import
 * @param file name of the entity's file below `schema/`
 * @returns the parts without what was left out; the same ones if the lint refuses nothing, or what cannot be left out
 */
export function omitRefusedParts(
  texts: ReadonlyMap<string, string>,
  parts: readonly ImportedSchemaPart[],
  file: string,
): AcceptedParts {
  const others = [...texts].filter(([name]) => name !== file).map(([name, text]) => ({ name, text }));
  const listErrors = (text: string): Diagnostic[] =>
    lintSchemas([...others, { name: file, text }], { folder: '', memory: sharedCompileCache }).filter(
      (finding) => finding.severity === 'error' && finding.file.replace(/^\//, '') === file,
    );
  const entity = parts.find((part) => part.file === file && part.path.length === 0);
  const refused: RefusedPart[] = [];
  let text = printJson(entity?.value);
  let errors = entity ? listErrors(text) : [];
  for (let step = 0; step < MOST_STEPS && errors.length > 0; step += 1) {
    const [error] = errors;
    const reduced = listCandidates(getPathAtPosition(text, error!))
      .map((path) => ({ path, text: setValue(text, path, undefined) }))
      .find((candidate) => listErrors(candidate.text).length < errors.length);
    if (!reduced) break;
    refused.push({ path: reduced.path, message: error!.message });
    text = reduced.text;
    errors = listErrors(text);
  }
  if (refused.length === 0) return { parts: [...parts], refused };
  const value = toObjectOrEmpty(readJsonAtPath(text, []));
  return { parts: parts.map((part) => (part === entity ? { ...part, value } : part)), refused };
}
