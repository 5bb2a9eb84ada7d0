import adminMeta from '../../../../schema/meta/v2/admin.schema.json';
import fieldMeta from '../../../../schema/meta/v2/field.schema.json';
import type { LintRule } from '../source/lintFolder';
import {
  getEntriesAtPath,
  isObject,
  getObjectValuesOfKeys,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';

/**
 * Rules for which a field may have an error message although the field's own definition has no such keyword. The
 * enclosing object or the widget checks these rules.
 */
const ALWAYS = ['required', 'dependentRequired', 'type', 'format', '*'];
const RULES = Object.keys(fieldMeta.definitions.errorMessage.properties).filter(
  (rule) => !ALWAYS.includes(rule) && rule !== 'enum',
);
/**
 * Keywords that share the error message for `enum`, which tells the user that the value is not among the allowed
 * ones.
 */
const CHOICE = ['enum', 'oneOf', 'const', 'anyOf'];

/** Whether one field must have a different value in each row of an array. */
const isDistinct = (definition: Json): boolean =>
  getValueAtPath(definition, ['x-ui', 'rows', 'uniqueField']) !== undefined;

const getRules = (definition: Json): string[] => [
  ...(isDistinct(definition) ? ['uniqueItems'] : []),
  ...RULES.filter((rule) => rule in definition),
  ...(CHOICE.some((rule) => rule in definition) ? ['enum'] : []),
];

/** Returns the rules for which a field may have a message, apart from those of conditional branches. */
export const getMessageNames = (definition: Json): string[] => [...ALWAYS, ...getRules(definition)];

function getCure(name: string, knownNames: readonly string[]): string {
  if (CHOICE.includes(name) && knownNames.includes('enum'))
    return 'Write "enum": it answers for enum, oneOf, const and anyOf.';
  return [...RULES, 'enum'].includes(name)
    ? `Add ${quote(name)} to the field, or remove the message.`
    : formatAllowedNames(knownNames);
}

/**
 * Returns all changes that conditional branches make to a field. The error messages for the limits of a branch may
 * be defined on the field itself.
 */
function getChangesOfRule(rule: unknown, name: string): Json[] {
  return getObjectValuesOfKeys(rule, ['then', 'else', 'allOf']).flatMap(({ part }) => {
    const change = getValueAtPath(part, ['properties', name]);
    return [...(isObject(change) ? [change] : []), ...getChangesOfRule(part, name)];
  });
}

/** Returns the object definition that contains the field. Its conditional branches may change the field. */
function getShapeAround(path: JsonPath, entityFile: Json): unknown {
  return path.at(-2) === 'properties' ? getValueAtPath(entityFile, path.slice(0, -2)) : undefined;
}

function uselessMessages(locatedSchema: LocatedSchema, file: Json): LintFinding[] {
  if (locatedSchema.role !== 'field' && locatedSchema.role !== 'change') return [];
  if (!isObject(locatedSchema.own['errorMessage'])) return [];
  const changes =
    locatedSchema.role === 'field'
      ? getChangesOfRule(getShapeAround(locatedSchema.path, file), String(locatedSchema.path.at(-1)))
      : [locatedSchema.base];
  const knownNames = [...new Set([...getMessageNames(locatedSchema.entityFile), ...changes.flatMap(getRules)])];
  return getEntriesAtPath(locatedSchema.own, ['errorMessage'])
    .filter(({ name }) => !knownNames.includes(name))
    .map(({ name, path }) => ({
      at: [...locatedSchema.path, ...path],
      key: true,
      message: `a message for ${quote(name)}, but the field has no such rule${getNameSuggestion(name, knownNames)}`,
      suggestion: getCure(name, knownNames),
    }));
}

/** Reports error messages for rules that the field does not have. They would never be shown. */
export const checkErrorMessages: LintRule = (source, folder) =>
  folder
    .getLocatedSchemas(source)
    .flatMap((locatedSchema) => uselessMessages(locatedSchema, folder.getResolvedDefinition(source)));

/** Names of the notifications and confirmations on generated screens. Hand-written screens may use additional names. */
const MESSAGES = Object.keys(adminMeta.definitions.admin.properties.messages.properties);

/** Whether an entity has hand-written parts, which may show messages of their own. */
const hasCustomParts = (value: unknown): boolean => /"(?:custom|customProps)":|"custom:/.test(JSON.stringify(value));

/** Reports a message name that is no known name. Its text would never be shown. */
export const checkMessageNames: LintRule = ({ value }) =>
  getEntriesAtPath(value, ['x-admin', 'messages']).flatMap(({ name, path }): LintFinding[] => {
    if (MESSAGES.includes(name)) return [];
    const meant = getNameSuggestion(name, MESSAGES);
    return meant || !hasCustomParts(value)
      ? [
          {
            at: path,
            key: true,
            message: `unknown message ${quote(name)}${meant}`,
            suggestion: formatAllowedNames(MESSAGES),
            ...(meant ? {} : { severity: 'warning' as const }),
          },
        ]
      : [];
  });
