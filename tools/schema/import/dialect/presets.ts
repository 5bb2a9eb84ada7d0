/** The dialects that the app has without a definition of the project, and the comparison with them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DialectDefinition, DialectDefinitions } from '../../../../dataProvider/dialects/definition';
import { isObject, type Json } from '../../lint/source/readJson';

const FOLDER = join(import.meta.dirname, '../../../../dataProvider/dialects/presets');

/** Returns the presets by name; only those that foreign APIs speak, not the operator's own. */
export function readPresets(): DialectDefinitions {
  const names = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''));
  return Object.fromEntries(
    names
      .filter((name) => !name.startsWith('page'))
      .map((name) => [name, JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as DialectDefinition]),
  );
}

/** Merges a definition into the one that it extends: own keys take precedence, and `null` removes a key. */
export function mergeDefinitions(base: Json, own: Json): Json {
  const merged = { ...base };
  for (const [key, value] of Object.entries(own)) {
    if (value === null) delete merged[key];
    else merged[key] = isObject(value) && isObject(merged[key]) ? mergeDefinitions(merged[key], value) : value;
  }
  return merged;
}

/** Returns a dialect with everything that it inherits. */
export function resolveDialect(name: string, definitions: DialectDefinitions): Json {
  const { extends: parent, ...own } = { ...definitions[name] };
  return parent === undefined ? own : mergeDefinitions(resolveDialect(parent, definitions), own);
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a detected place is among the places of a preset. */
const isAmong = (place: unknown, places: unknown): boolean => Array.isArray(places) && places.includes(place);

/** Returns the keys of a definition that the inherited definition lacks or states differently. */
export function subtractDefinition(own: Json, inherited: Json): Json {
  const entries = Object.entries(own).flatMap(([key, value]): [string, unknown][] => {
    const other = inherited[key];
    if (isEqual(value, other) || isAmong(value, other)) return [];
    if (!isObject(value) || !isObject(other)) return [[key, value]];
    const rest = subtractDefinition(value, other);
    return Object.keys(rest).length > 0 ? [[key, rest]] : [];
  });
  return Object.fromEntries(entries);
}
