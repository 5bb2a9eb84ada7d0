/** Compares definitions of dialects: what one states and another inherits. */
import { isObject, type Json } from '../../lint/source/readJson';

/** Merges a definition into the one that it extends: own keys take precedence, and `null` removes a key. */
export function mergeDefinitions(base: Json, own: Json): Json {
  const merged = { ...base };
  for (const [key, value] of Object.entries(own)) {
    if (value === null) delete merged[key];
    else merged[key] = isObject(value) && isObject(merged[key]) ? mergeDefinitions(merged[key], value) : value;
  }
  return merged;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a detected place is among the places of a preset, or leads to them: documents rarely describe details. */
const isAmong = (place: unknown, places: unknown): boolean =>
  typeof place === 'string' && [places].flat().some((one) => one === place || String(one).startsWith(`${place}.`));

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
