/** Reports rules of a record that no form can follow: users could save nothing, or the record would lose its id. */
import type { LintRule } from '../source/lintFolder';
import { getEntriesAtPath, getValueAtPath, toList, toObjectOrEmpty, type Json } from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { joinQuotedNames, quote } from '../source/messageWording';

const getRequired = (schema: unknown): string[] =>
  toList(toObjectOrEmpty(schema)['required']).filter((name) => typeof name === 'string');

const isDescribed = ({ role }: LocatedSchema): boolean => role === 'record' || role === 'field';

/** Reports `not` that forbids fields which are always required. */
function findForbiddenRequired({ own, entityFile, path }: LocatedSchema): LintFinding[] {
  const forbidden = getRequired(own['not']);
  const isWhole = Object.keys(toObjectOrEmpty(own['not'])).join() === 'required';
  const always = getRequired(entityFile);
  if (!isWhole || forbidden.length === 0 || !forbidden.every((name) => always.includes(name))) return [];
  const message = `"not" forbids ${joinQuotedNames(forbidden)}, and "required" asks for it`;
  return [{ at: [...path, 'not'], key: true, message, suggestion: 'Remove it from one of the two.' }];
}

/** Reports `anyOf` each of whose alternatives asks for a field that nobody can fill in. */
function findUnfillableAlternatives({ own, entityFile, path }: LocatedSchema): LintFinding[] {
  const fields = toObjectOrEmpty(entityFile['properties']);
  const fixed = toList(own['anyOf']).map((part) =>
    getRequired(part).find((name) => toObjectOrEmpty(fields[name])['readOnly'] === true),
  );
  const names = fixed.filter((name) => name !== undefined);
  if (names.length === 0 || names.length < fixed.length) return [];
  const message = `"anyOf" asks for ${joinQuotedNames([...new Set(names)], 'or')}, which nobody can fill in`;
  const suggestion = 'Name fields with an input, or remove their "readOnly".';
  return [{ at: [...path, 'anyOf'], key: true, message, suggestion }];
}

/** Reports branches that take the id out of a record: it could not be saved any longer. */
function findForbiddenIds({ own, path, role }: LocatedSchema, entityFile: Json): LintFinding[] {
  const ids = [getValueAtPath(entityFile, ['x-admin', 'idField'])].flat();
  const isOfRecord = role === 'branch' && !path.includes('properties') && path[0] !== 'x-admin';
  if (!isOfRecord) return [];
  return getEntriesAtPath(own, ['properties']).flatMap(({ name, value, path: steps }): LintFinding[] =>
    value === false && ids.includes(name)
      ? [
          {
            at: [...path, ...steps],
            key: true,
            message: `the rule removes ${quote(name)}, by which the server knows the record`,
            suggestion: 'Remove it from the branch: an id is never typed.',
          },
        ]
      : [],
  );
}

export const checkRecordRules: LintRule = (source, folder) =>
  folder
    .getLocatedSchemas(source)
    .flatMap((locatedSchema) => [
      ...(isDescribed(locatedSchema) ? findForbiddenRequired(locatedSchema) : []),
      ...(isDescribed(locatedSchema) ? findUnfillableAlternatives(locatedSchema) : []),
      ...findForbiddenIds(locatedSchema, folder.getResolvedDefinition(source)),
    ]);

/** Reports conditions without any key, which are always true. An empty `contains` asks for an entry. */
export const checkEmptyConditions: LintRule = (source, folder) =>
  folder
    .getLocatedSchemas(source)
    .filter(({ role, asks, own, path }) => role === 'condition' && asks && path.at(-1) !== 'contains' && isEmpty(own))
    .map(({ path }) => ({
      at: path,
      key: true,
      message: `${quote(path.at(-1))} asks about nothing: it is always true`,
      suggestion: 'Name a field and its values: { "properties": { … }, "required": [ … ] }; or remove it.',
    }));

const isEmpty = (schema: Json): boolean => Object.keys(schema).length === 0;
