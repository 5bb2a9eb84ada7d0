import adminMeta from '../../../../schema/meta/v2/admin.schema.json';
import fieldMeta from '../../../../schema/meta/v2/field.schema.json';
import type { Rule } from '../source/folder';
import { entriesAt, isObject, objectsAt, valueAt, type Json, type Path } from '../source/json';
import type { Place } from '../source/places';
import type { Finding } from '../source/source';
import { allowedHere, didYouMean, quote } from '../source/words';

/** Rules that a field may break without a keyword of its own: the object or a widget checks them. */
const ALWAYS = ['required', 'dependentRequired', 'type', 'format', '*'];
const RULES = Object.keys(fieldMeta.definitions.errorMessage.properties).filter(
  (rule) => !ALWAYS.includes(rule) && rule !== 'enum',
);
/** All of them are broken as one rule: the value is none of the allowed ones. */
const CHOICE = ['enum', 'oneOf', 'const', 'anyOf'];

/** Rows that differ in one field. */
const isDistinct = (definition: Json): boolean => valueAt(definition, ['x-ui', 'rows', 'uniqueField']) !== undefined;

const rulesOf = (definition: Json): string[] => [
  ...(isDistinct(definition) ? ['uniqueItems'] : []),
  ...RULES.filter((rule) => rule in definition),
  ...(CHOICE.some((rule) => rule in definition) ? ['enum'] : []),
];

function cureOf(name: string, known: readonly string[]): string {
  if (CHOICE.includes(name) && known.includes('enum'))
    return 'Write "enum": it answers for enum, oneOf, const and anyOf.';
  return [...RULES, 'enum'].includes(name)
    ? `Add ${quote(name)} to the field, or remove the message.`
    : allowedHere(known);
}

/** Every change that some branch makes to a field: its limits may have a message on the field itself. */
function changesIn(rule: unknown, name: string): Json[] {
  return objectsAt(rule, ['then', 'else', 'allOf']).flatMap(({ part }) => {
    const change = valueAt(part, ['properties', name]);
    return [...(isObject(change) ? [change] : []), ...changesIn(part, name)];
  });
}

/** The object definition around a place, to know the branches that change the field. */
function shapeAround(path: Path, whole: Json): unknown {
  return path.at(-2) === 'properties' ? valueAt(whole, path.slice(0, -2)) : undefined;
}

function uselessMessages(place: Place, file: Json): Finding[] {
  if (place.role !== 'field' && place.role !== 'change') return [];
  if (!isObject(place.own['errorMessage'])) return [];
  const changes =
    place.role === 'field' ? changesIn(shapeAround(place.path, file), String(place.path.at(-1))) : [place.base];
  const known = [...new Set([...ALWAYS, ...rulesOf(place.whole), ...changes.flatMap(rulesOf)])];
  return entriesAt(place.own, ['errorMessage'])
    .filter(({ name }) => !known.includes(name))
    .map(({ name, path }) => ({
      at: [...place.path, ...path],
      key: true,
      message: `a message for ${quote(name)}, but the field has no such rule${didYouMean(name, known)}`,
      cure: cureOf(name, known),
    }));
}

/** Messages for rules that the field does not have: nobody would ever read them. */
export const errorMessages: Rule = (source, folder) =>
  folder.placesOf(source).flatMap((place) => uselessMessages(place, folder.wholeOf(source)));

/** The notifications and questions of the generated screens; hand-written ones may have more. */
const MESSAGES = Object.keys(adminMeta.definitions.admin.properties.messages.properties);

/** A message whose name is nearly that of one: its text would never be shown. */
export const messageNames: Rule = ({ value }) =>
  entriesAt(value, ['x-admin', 'messages']).flatMap(({ name, path }): Finding[] => {
    const meant = MESSAGES.includes(name) ? '' : didYouMean(name, MESSAGES);
    return meant
      ? [{ at: path, key: true, message: `unknown message ${quote(name)}${meant}`, cure: allowedHere(MESSAGES) }]
      : [];
  });
