import type { LintRule } from '../source/lintFolder';
import { toList, toObjectOrEmpty, getEntriesAtPath, type JsonPath } from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { joinQuotedNames, quote } from '../source/messageWording';

/**
 * Returns the fields that a condition tests but does not require. In JSON Schema, `properties` ignores absent
 * fields: `if: {properties: {type: {const: "A"}}}` is true in an empty form. The form would therefore show the
 * `then` branch before the user has selected a type.
 */
function openNames(condition: unknown, given: readonly string[]): { name: string; path: JsonPath }[] {
  const required = [
    ...given,
    ...toList(toObjectOrEmpty(condition)['required']).filter((name) => typeof name === 'string'),
  ];
  const all = toList(toObjectOrEmpty(condition)['allOf']);
  const promised = [...required, ...all.flatMap((part) => toList(toObjectOrEmpty(part)['required']) as string[])];
  const own = getEntriesAtPath(condition, ['properties'])
    .filter(({ name, value }) => value !== false && !promised.includes(name))
    .map(({ name, path }) => ({ name, path: path as JsonPath }));
  const parts = ['allOf', 'anyOf'].flatMap((key) =>
    toList(toObjectOrEmpty(condition)[key]).flatMap((part, index) =>
      openNames(part, promised).map((open) => ({ ...open, path: [key, index, ...open.path] })),
    ),
  );
  return [...own, ...parts];
}

function openFaults(locatedSchema: LocatedSchema): LintFinding[] {
  const begin = locatedSchema.path.at(-1);
  if (!locatedSchema.asks) return [];
  return openNames(locatedSchema.entityFile, []).map(({ name, path }) => ({
    at: [...locatedSchema.path, ...path],
    key: true,
    message: `${quote(begin)} asks about ${quote(name)} without "required": it is true while the field is empty`,
    suggestion: `Add "required": [${quote(name)}] beside "properties".`,
  }));
}

/** Reports conditions that are true in an empty form because they do not require the field that they test. */
export const checkConditionsWithoutRequired: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap(openFaults);

function findContradictions(locatedSchema: LocatedSchema): LintFinding[] {
  if (locatedSchema.role !== 'branch') return [];
  const always = toList(locatedSchema.base['required']);
  const here = toList(locatedSchema.entityFile['required']);
  return getEntriesAtPath(locatedSchema.own, ['properties']).flatMap(({ name, value, path }): LintFinding[] => {
    if (value !== false) return [];
    const at = [...locatedSchema.path, ...path];
    if (here.includes(name)) {
      const message = `${quote(name)} is required and forbidden in one branch`;
      return [{ at, key: true, message, suggestion: 'Remove it from "required", or do not set it to false.' }];
    }
    if (!always.includes(name)) return [];
    const message = `${quote(name)} is always required, but this branch forbids it`;
    return [
      {
        at,
        key: true,
        message,
        suggestion: `Take ${quote(name)} out of the object's "required" and require it in the other branch.`,
      },
    ];
  });
}

/**
 * Reports fields that a branch forbids although they are required. Users could not save any record to which the
 * branch applies.
 */
export const checkContradictoryBranches: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap(findContradictions);

/** Reports `then` or `else` without `if`, and `if` without `then` and `else`. Such rules have no effect. */
export const checkIncompleteRules: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap(({ own, path, role, entityFile }): LintFinding[] => {
    if (role === 'condition' || role === 'change') return [];
    const effects = ['then', 'else'].filter((key) => key in entityFile);
    if ('if' in own && effects.length === 0) {
      return [
        {
          at: [...path, 'if'],
          key: true,
          message: '"if" without "then" or "else" does nothing',
          suggestion: 'Say what then holds.',
        },
      ];
    }
    if ('if' in entityFile) return [];
    return effects
      .filter((key) => key in own)
      .map((key) => ({
        at: [...path, key],
        key: true,
        message: `${quote(key)} without "if" does nothing`,
        suggestion: `Add the "if" beside it; a rule is one object with ${joinQuotedNames(['if', 'then', 'else'])}.`,
      }));
  });
