/**
 * Warns of mistakes in the fields of a foreign schema (a JSON Schema written for other tools) that are valid JSON
 * Schema, but with which no form can be saved.
 */
import { getFields, type LintFolder, type LintRule } from '../source/lintFolder';
import { getTextsAtPath, toNumberOrUndefined, toObjectOrEmpty, type JsonPath } from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { getNameSuggestion, quote } from '../source/messageWording';
import { findIncomparableFields } from './checkComparisons';
import { LIMIT_PAIRS } from './checkValueLimits';

/** Keywords whose values are no schemas. */
const NO_SCHEMAS: readonly unknown[] = ['x-admin', 'x-ui', 'default', 'const', 'enum', 'examples', 'example'];

/** Returns the limits of all schemas in a value that no value satisfies. */
function findContradictoryLimits(value: unknown, path: JsonPath): LintFinding[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => findContradictoryLimits(part, [...path, index]));
  const schema = toObjectOrEmpty(value);
  const own = LIMIT_PAIRS.flatMap(({ low, high, isOpen }): LintFinding[] => {
    const [from, to] = [toNumberOrUndefined(schema[low]), toNumberOrUndefined(schema[high])];
    if (from === undefined || to === undefined || from < to || (from === to && !isOpen)) return [];
    const message = `${quote(low)} ${from} and ${quote(high)} ${to} leave no value`;
    return [{ at: [...path, low], message, suggestion: `Make ${quote(low)} smaller than ${quote(high)}.` }];
  });
  const inner = Object.entries(schema).flatMap(([key, part]) =>
    NO_SCHEMAS.includes(key) && path.at(-1) !== 'properties' ? [] : findContradictoryLimits(part, [...path, key]),
  );
  return [...own, ...inner];
}

/** Returns the names in `required` of the record for which the schema describes no field. */
function findUnknownRequired(source: SourceFile, folder: LintFolder): LintFinding[] {
  const { calls } = toObjectOrEmpty(folder.getResolvedDefinition(source)['x-admin']);
  const writes = ['rest', 'create', 'update'].some((call) => call in toObjectOrEmpty(calls));
  const names = Object.keys(getFields(folder.getResolvedDefinition(source)) ?? {});
  if (!writes || names.length === 0) return [];
  return getTextsAtPath(source.value, ['required'])
    .filter(({ text }) => !names.includes(text))
    .map(({ text, path }) => ({
      at: path,
      message: `${quote(text)} is required, and no field of this name is described: no record can be saved${getNameSuggestion(text, names)}`,
      suggestion: `Describe it under "properties", or take it out of "required".`,
    }));
}

export const checkForeignFields: LintRule = (source, folder) => {
  if (!source.isForeign) return [];
  const definition = folder.getResolvedDefinition(source);
  return [
    ...findContradictoryLimits(source.value, []),
    ...findUnknownRequired(source, folder),
    ...findIncomparableFields(source.value, definition, []),
  ].map((finding) => ({ ...finding, severity: 'warning' }));
};
