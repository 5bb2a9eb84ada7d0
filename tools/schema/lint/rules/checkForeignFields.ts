/**
 * Warns of mistakes in the fields of a foreign schema (a JSON Schema written for other tools) that are valid JSON
 * Schema, but with which no form can be saved.
 */
import { getDefinitionTypes, getFields, type LintFolder, type LintRule } from '../source/lintFolder';
import {
  getTextsAtPath,
  toList,
  toNumberOrUndefined,
  toObjectOrEmpty,
  toTextOrUndefined,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { formatAllowedNames, getNameSuggestion, joinQuotedNames, quote } from '../source/messageWording';
import { findIncomparableFields } from './checkComparisons';
import { LIMIT_PAIRS } from './checkValueLimits';
import { compileRegex, isOfType } from './valueChecks';

/** Keywords whose values are no schemas, or describe what is excluded. */
const NO_SCHEMAS: readonly string[] = ['default', 'const', 'enum', 'examples', 'example', 'not'];
/** Keywords whose keys are names of any kind and no keywords. */
const MAPS: readonly unknown[] = ['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'];

/** Whether a key of a schema says nothing about possible values. Keys with `x-` are for this app or other tools. */
const isNoSchema = (key: string, path: JsonPath): boolean =>
  (NO_SCHEMAS.includes(key) || key.startsWith('x-')) && !MAPS.includes(path.at(-1));

/** Returns the choices of a schema that are of another type than the schema demands, so that none of them is accepted. */
function findChoicesOfOtherTypes(schema: Json, path: JsonPath): LintFinding[] {
  const types = getDefinitionTypes(schema);
  const choices: unknown[] = 'const' in schema ? [schema['const']] : toList(schema['enum']);
  if (types.length === 0 || choices.length === 0 || choices.some((choice) => isOfType(choice, types))) return [];
  const key = 'const' in schema ? 'const' : 'enum';
  const message = `no value of ${quote(key)} is of type ${joinQuotedNames(types, 'or')}: ${joinQuotedNames(choices)}`;
  return [
    { at: [...path, key], message, suggestion: 'Change the type, or write texts in quotes and numbers without.' },
  ];
}

/** Returns the values of `enum` that are there for the second time: users would choose between two that are equal. */
const findRepeatedChoices = (schema: Json, path: JsonPath): LintFinding[] =>
  toList(schema['enum']).flatMap((choice, index, choices): LintFinding[] =>
    typeof choice === 'object' || choices.indexOf(choice) === index
      ? []
      : [
          {
            at: [...path, 'enum', index],
            message: `choice ${quote(choice)} is there twice`,
            suggestion: 'Remove one of the two.',
          },
        ],
  );

/** Returns the limits and choices of all schemas in a value that no value satisfies. */
function findImpossibleValues(value: unknown, path: JsonPath): LintFinding[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => findImpossibleValues(part, [...path, index]));
  const schema = toObjectOrEmpty(value);
  const own = LIMIT_PAIRS.flatMap(({ low, high, isOpen }): LintFinding[] => {
    const [from, to] = [toNumberOrUndefined(schema[low]), toNumberOrUndefined(schema[high])];
    if (from === undefined || to === undefined || from < to || (from === to && !isOpen)) return [];
    const message = `${quote(low)} ${from} and ${quote(high)} ${to} leave no value`;
    return [{ at: [...path, low], message, suggestion: `Make ${quote(low)} smaller than ${quote(high)}.` }];
  });
  const inner = Object.entries(schema).flatMap(([key, part]) =>
    isNoSchema(key, path) ? [] : findImpossibleValues(part, [...path, key]),
  );
  return [...own, ...findChoicesOfOtherTypes(schema, path), ...findRepeatedChoices(schema, path), ...inner];
}

/** Whether records may have a field that is not described. A record that has it is saved as it came. */
const isSentBack = (name: string, { additionalProperties, patternProperties }: Json): boolean =>
  Boolean(additionalProperties) ||
  Object.keys(toObjectOrEmpty(patternProperties)).some((pattern) => compileRegex(pattern)?.test(name));

/** Returns the names in `required` of the record for which the schema describes no field. */
function findUnknownRequired(source: SourceFile, folder: LintFolder): LintFinding[] {
  const calls = toObjectOrEmpty(toObjectOrEmpty(folder.getResolvedDefinition(source)['x-admin'])['calls']);
  const creates = 'rest' in calls || 'create' in calls;
  const names = Object.keys(getFields(folder.getResolvedDefinition(source)) ?? {});
  if (!(creates || 'update' in calls) || names.length === 0) return [];
  return getTextsAtPath(source.value, ['required']).flatMap(({ text, path }): LintFinding[] => {
    const isKept = isSentBack(text, source.value);
    if (names.includes(text) || (isKept && !creates)) return [];
    const what = isKept ? 'new record' : 'record';
    return [
      {
        at: path,
        message: `${quote(text)} is required, and no field of this name is described: no ${what} can be saved${getNameSuggestion(text, names)}`,
        suggestion: `Describe it under "properties", or take it out of "required".`,
      },
    ];
  });
}

/** Returns the fields of comparisons that the schema does not describe. */
function findUnknownComparedFields(source: SourceFile, folder: LintFolder): LintFinding[] {
  const names = Object.keys(getFields(folder.getResolvedDefinition(source)) ?? {});
  return toList(source.value['x-compare']).flatMap((compare, index) =>
    ['left', 'right'].flatMap((side): LintFinding[] => {
      const name = toTextOrUndefined(toObjectOrEmpty(compare)[side]);
      if (name === undefined || names.includes(name)) return [];
      const message = `${quote(side)} ${quote(name)} names no field${getNameSuggestion(name, names)}`;
      return [{ at: ['x-compare', index, side], message, suggestion: formatAllowedNames(names) }];
    }),
  );
}

export const checkForeignFields: LintRule = (source, folder) => {
  if (!source.isForeign) return [];
  const definition = folder.getResolvedDefinition(source);
  return [
    ...findImpossibleValues(source.value, []),
    ...findUnknownRequired(source, folder),
    ...findUnknownComparedFields(source, folder),
    ...findIncomparableFields(source.value, definition, []),
  ].map((finding) => ({ ...finding, severity: 'warning' }));
};
