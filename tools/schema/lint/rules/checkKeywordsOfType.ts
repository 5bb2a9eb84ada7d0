/** Reports keys without effect at their place; JSON Schema itself ignores them silently. */
import { getTypes, type LintRule } from '../source/lintFolder';
import { getValueAtPath, type Json, type JsonPath } from '../source/readJson';
import type { SchemaPlace, AnnotatedKey } from '../source/schemaPlaces';
import type { LintFinding } from '../source/sourceFile';
import { joinWithAnd, quote } from '../source/messageWording';

const getKey = ({ path }: AnnotatedKey): string => String(path.at(-1));

/** Returns the type of the value that a schema applies to: its own, otherwise that of its field. */
function typesAt({ own, role, whole, base }: SchemaPlace): string[] {
  const stated = getTypes(own);
  return stated.length > 0 ? stated : getTypes(role === 'field' ? whole : base);
}

const SILENT: readonly string[] = ['record', 'branch'];

function wrongType(told: AnnotatedKey): LintFinding[] {
  const { means, schemaPlace } = told;
  if (!means.appliesTo || !schemaPlace || SILENT.includes(schemaPlace.role)) return [];
  const types = typesAt(schemaPlace);
  if (types.length === 0 || means.appliesTo.some((type) => types.includes(type))) return [];
  return [
    {
      at: told.path,
      key: true,
      message: `${quote(getKey(told))} does nothing on type ${joinWithAnd(types)}`,
      suggestion: `It is for type ${joinWithAnd(means.appliesTo, 'or')}: remove it, or change the type.`,
    },
  ];
}

/** Reports keywords without effect on the field's type. */
export const checkIneffectiveKeywords: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap((told) => (told.isOwn ? wrongType(told) : []));

/** Whether a required key exists: next to this one, or in the enclosing object that the first step names. */
function isThere(need: string, { path, parent }: AnnotatedKey, whole: Json): boolean {
  const steps: JsonPath = need.split('.');
  const [first = ''] = steps;
  const level = steps.length > 1 ? path.lastIndexOf(first) : -1;
  return getValueAtPath(level < 0 ? parent : getValueAtPath(whole, path.slice(0, level)), steps) !== undefined;
}

/** Reports keys that have an effect only together with another, missing key. */
export const checkRequiredKeys: LintRule = (source, folder) => {
  const whole = folder.getResolvedDefinition(source);
  return folder.getAnnotatedKeys(source).flatMap((told) =>
    !told.isOwn || told.value === undefined
      ? []
      : (told.means.requiresKeys ?? [])
          .filter((need) => !isThere(need, told, whole))
          .map((need) => ({
            at: told.path,
            key: true,
            message: `${quote(getKey(told))} needs ${quote(need)}`,
            suggestion: `Add ${quote(need)}, or remove ${quote(getKey(told))}.`,
          })),
  );
};

/** Reports keys that are meant for people or other tools and have no effect here. */
export const checkIgnoredKeys: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap((told): LintFinding[] =>
    told.isOwn && told.means.ignored && !source.isForeign
      ? [
          {
            at: told.path,
            key: true,
            message: `${quote(getKey(told))} is ignored here`,
            suggestion: `It may stay. ${told.description ?? ''}`.trim(),
            severity: 'warning',
          },
        ]
      : [],
  );
