import adminMeta from '../../../../schema/meta/v2/admin.schema.json';
import fieldMeta from '../../../../schema/meta/v2/field.schema.json';
import type { LintRule } from '../source/lintFolder';
import {
  getEntriesAtPath,
  isObject,
  getObjectsAtKeys,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { SchemaPlace } from '../source/schemaPlaces';
import type { LintFinding } from '../source/sourceFile';
import { listAllowedNames, suggestName, quote } from '../source/messageWording';

/** Rules that a field may violate without a keyword of its own: the object or a widget checks them. */
const ALWAYS = ['required', 'dependentRequired', 'type', 'format', '*'];
const RULES = Object.keys(fieldMeta.definitions.errorMessage.properties).filter(
  (rule) => !ALWAYS.includes(rule) && rule !== 'enum',
);
/** Keywords that share one message: the value is not among the allowed ones. */
const CHOICE = ['enum', 'oneOf', 'const', 'anyOf'];

/** Whether the rows of an array must differ in one field. */
const isDistinct = (definition: Json): boolean =>
  getValueAtPath(definition, ['x-ui', 'rows', 'uniqueField']) !== undefined;

const getRules = (definition: Json): string[] => [
  ...(isDistinct(definition) ? ['uniqueItems'] : []),
  ...RULES.filter((rule) => rule in definition),
  ...(CHOICE.some((rule) => rule in definition) ? ['enum'] : []),
];

function getCure(name: string, known: readonly string[]): string {
  if (CHOICE.includes(name) && known.includes('enum'))
    return 'Write "enum": it answers for enum, oneOf, const and anyOf.';
  return [...RULES, 'enum'].includes(name)
    ? `Add ${quote(name)} to the field, or remove the message.`
    : listAllowedNames(known);
}

/** Returns all changes that branches make to a field: messages for their limits may be on the field itself. */
function changesIn(rule: unknown, name: string): Json[] {
  return getObjectsAtKeys(rule, ['then', 'else', 'allOf']).flatMap(({ part }) => {
    const change = getValueAtPath(part, ['properties', name]);
    return [...(isObject(change) ? [change] : []), ...changesIn(part, name)];
  });
}

/** Returns the object definition that contains the schema, whose branches may change the field. */
function shapeAround(path: JsonPath, whole: Json): unknown {
  return path.at(-2) === 'properties' ? getValueAtPath(whole, path.slice(0, -2)) : undefined;
}

function uselessMessages(place: SchemaPlace, file: Json): LintFinding[] {
  if (place.role !== 'field' && place.role !== 'change') return [];
  if (!isObject(place.own['errorMessage'])) return [];
  const changes =
    place.role === 'field' ? changesIn(shapeAround(place.path, file), String(place.path.at(-1))) : [place.base];
  const known = [...new Set([...ALWAYS, ...getRules(place.whole), ...changes.flatMap(getRules)])];
  return getEntriesAtPath(place.own, ['errorMessage'])
    .filter(({ name }) => !known.includes(name))
    .map(({ name, path }) => ({
      at: [...place.path, ...path],
      key: true,
      message: `a message for ${quote(name)}, but the field has no such rule${suggestName(name, known)}`,
      suggestion: getCure(name, known),
    }));
}

/** Reports messages for rules that the field does not have: they would never be shown. */
export const checkErrorMessages: LintRule = (source, folder) =>
  folder.getSchemaPlaces(source).flatMap((place) => uselessMessages(place, folder.getResolvedDefinition(source)));

/** Keys of the notifications and confirmations on generated screens; hand-written screens may have more. */
const MESSAGES = Object.keys(adminMeta.definitions.admin.properties.messages.properties);

/** Reports a message key that is almost a known one: its text would never be shown. */
export const checkMessageNames: LintRule = ({ value }) =>
  getEntriesAtPath(value, ['x-admin', 'messages']).flatMap(({ name, path }): LintFinding[] => {
    const meant = MESSAGES.includes(name) ? '' : suggestName(name, MESSAGES);
    return meant
      ? [
          {
            at: path,
            key: true,
            message: `unknown message ${quote(name)}${meant}`,
            suggestion: listAllowedNames(MESSAGES),
          },
        ]
      : [];
  });
