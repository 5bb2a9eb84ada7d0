import { bundleSchema } from '../../../../src/model/jsonSchema/bundleSchema';
import { createRequestBodyValidator } from '../../compileEntityModule';
import type { LintRule } from '../source/lintFolder';
import { getNameSuggestion, quote } from '../source/messageWording';
import { getCompiledEntityIfValid } from './getCompiledEntityIfValid';
import { toObjectOrEmpty, toTextOrUndefined } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';

const PATH = ['x-admin', 'requestBodySchema'];

/** Returns why the validator cannot be generated; undefined if it can. */
function getCompileError(reference: string, files: Readonly<Record<string, unknown>>): string | undefined {
  try {
    createRequestBodyValidator(bundleSchema(reference, files));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Reports a schema for bodies of requests that there is not, that cannot be compiled, or that no call needs. */
export const checkRequestBodySchema: LintRule = (source, folder) => {
  const { files } = folder;
  const { requestBodySchema } = toObjectOrEmpty(source.value['x-admin']);
  const reference = toTextOrUndefined(requestBodySchema);
  const [file = ''] = reference?.split('#') ?? [];
  // A name that is none of a file is told by the meta-schema.
  if (reference === undefined || !file.endsWith('.json')) return [];
  if (!Object.hasOwn(files, file)) {
    const message = `there is no schema file ${quote(file)}${getNameSuggestion(file, Object.keys(files))}`;
    return [{ at: PATH, message, suggestion: 'Put the file into the schema folder, or name one that is there.' }];
  }
  const error = getCompileError(reference, files);
  if (error !== undefined) {
    const suggestion = 'Name a place in the file with a JSON Schema, or correct the schema.';
    return [{ at: PATH, message: `this is no schema for bodies: ${error}`, suggestion }];
  }
  const calls = getCompiledEntityIfValid(source, folder)?.calls;
  const isNeeded = !calls || calls['create'] !== undefined || calls['update'] !== undefined;
  const idle: LintFinding = {
    at: PATH,
    key: true,
    message: 'no body is checked: there is neither a call "create" nor "update"',
    suggestion: 'Remove the key, or add the call.',
    severity: 'warning',
  };
  return isNeeded ? [] : [idle];
};
