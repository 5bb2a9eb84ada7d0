/** Lists what a value that is edited as JSON may have inside, for suggestions and to tell variants from each other. */
import type { KnownMembers, KnownParts } from '../../entity/field';
import type { FieldDefinition } from '../../schemaLanguage/definition';
import { getJsonTypes } from '../../schemaLanguage/fieldTypes';
import { isObject } from '../../values/cleanValues';
import { listUnionMembers, resolveReference, type Definitions } from './resolveReference';

/** So deep are unions and lists read, so many choices tell a member, and so many names are kept for suggestions. */
const MOST_LEVELS = 2;
const MOST_CHOICES = 8;
const MOST_KEPT = 200;

/** Returns the few values from which a value is chosen; none if it may have any, or one of many. */
function listValues(definition: unknown, definitions: Definitions): readonly unknown[] {
  const { const: constant, enum: values = constant === undefined ? [] : [constant] } = resolveReference(
    definition,
    definitions,
  );
  return values.length <= MOST_CHOICES ? values : [];
}

/** Returns what an object itself needs: its required members, and the texts from which a member is chosen. */
function listOwnMembers(definition: unknown, definitions: Definitions, level = 0): KnownMembers {
  const schema = resolveReference(definition, definitions);
  const inner = level < MOST_LEVELS ? (schema.allOf ?? []) : [];
  const parts = inner.map((part) => listOwnMembers(part, definitions, level + 1));
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, member]): [string, readonly unknown[]][] => {
    const values = listValues(member, definitions);
    return values.length > 0 ? [[name, values]] : [];
  });
  return {
    required: [schema.required ?? [], ...parts.map(({ required }) => required)].flat(),
    constants: Object.assign(
      {},
      ...parts.map(({ constants }) => constants),
      Object.fromEntries(own),
    ) as KnownMembers['constants'],
  };
}

/** Returns the types that a value may have; none if it may have any. */
function listTypes(definition: unknown, definitions: Definitions, level = 0): string[] {
  const schema = resolveReference(definition, definitions);
  if (schema.type !== undefined) return getJsonTypes(schema);
  if (level >= MOST_LEVELS) return [];
  const list = (part: unknown): string[] => listTypes(part, definitions, level + 1);
  const members = listUnionMembers(schema).map(list);
  if (members.length > 0 && members.every((types) => types.length > 0)) return [...new Set(members.flat())];
  return (schema.allOf ?? []).map(list).find((types) => types.length > 0) ?? [];
}

/** Returns the schemas of the entries of a list. */
function listEntries(definition: unknown, definitions: Definitions, level = 0): object[] {
  const { items, prefixItems = [], allOf = [] } = resolveReference(definition, definitions);
  const inner = level < MOST_LEVELS ? allOf.flatMap((part) => listEntries(part, definitions, level + 1)) : [];
  return [...[items, ...prefixItems].filter(isObject), ...inner];
}

/** Returns the types of the entries of lists, by their depth. */
function listEntryTypes(lists: readonly unknown[], definitions: Definitions, level = 0): string[][] {
  const entries = lists.flatMap((list) => listEntries(list, definitions));
  if (entries.length === 0 || level > MOST_LEVELS) return [];
  const types = entries.map((entry) => listTypes(entry, definitions));
  const all = types.every((one) => one.length > 0) ? [...new Set(types.flat())] : [];
  return [all, ...listEntryTypes(entries, definitions, level + 1)];
}

/** Returns the values of the entries of a list, by their place; none if no place has any. */
function listPlaceValues(definition: unknown, definitions: Definitions): (readonly unknown[])[] {
  const { prefixItems = [] } = resolveReference(definition, definitions);
  const places = (prefixItems as unknown[]).map((place) => listValues(place, definitions));
  return places.some((values) => values.length > 0) ? places : [];
}

/** Returns the kinds of objects that a value may be. */
function listKinds(definition: unknown, definitions: Definitions, level = 0): KnownMembers[] {
  const schema = resolveReference(definition, definitions);
  const members = level < MOST_LEVELS ? listUnionMembers(schema) : [];
  if (members.length > 0) return members.flatMap((member) => listKinds(member, definitions, level + 1));
  const own = listOwnMembers(schema, definitions);
  return own.required.length > 0 || Object.keys(own.constants).length > 0 ? [own] : [];
}

/** Returns the names that members of objects inside of a JSON value may have, and the constants at any place. */
export function listKnownParts(definition: FieldDefinition, definitions: Definitions): KnownParts {
  const names = new Set<string>();
  const values = new Set<unknown>();
  const seen = new Set<unknown>();
  const open: unknown[] = [definition];
  while (open.length > 0 && names.size + values.size < MOST_KEPT) {
    const part = open.shift();
    if (!isObject(part) || seen.has(part)) continue;
    seen.add(part);
    const schema = resolveReference(part, definitions);
    const {
      properties,
      patternProperties,
      additionalProperties,
      items,
      prefixItems,
      allOf,
      then,
      else: other,
    } = schema;
    for (const name of Object.keys(properties ?? {})) names.add(name);
    for (const value of [schema.const, ...(schema.enum ?? [])]) if (typeof value === 'string') values.add(value);
    const inMaps = [properties, patternProperties].flatMap((map) => Object.values(map ?? {}) as unknown[]);
    open.push(...inMaps, additionalProperties, items, then, other, ...listUnionMembers(schema));
    open.push(...[prefixItems, allOf].flatMap((list) => (list ?? []) as unknown[]));
  }
  return {
    names: [...names],
    values: [...values],
    ...listOwnMembers(definition, definitions),
    entryTypes: listEntryTypes([definition], definitions),
    placeValues: listPlaceValues(definition, definitions),
    entryKinds: listEntries(definition, definitions).flatMap((entry) => listKinds(entry, definitions)),
  };
}
