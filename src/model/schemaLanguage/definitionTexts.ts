/** Finds the texts of a definition and their keys in a translation, as defined by the meta-schema. */
import type { EntityDefinition } from './definition';
import { visitEntityKeys, type PathStep, type VisitedKey } from './visitDefinition';

export interface LocatedText {
  /** The path from the root of the definition. */
  steps: readonly PathStep[];
  /** The path below the entity's name in a translation: `['fields', 'articleLinks.articleLink']`. */
  key: readonly string[];
  /** The text in the definition; undefined if the translation replaces a default text. */
  text: string | undefined;
}

/**
 * Replaces the placeholders of a translation path such as `errors/{path}/{key}`. Any other placeholder is the name
 * of a sibling key of the text.
 */
function getKey(template: string, { fields, parent }: VisitedKey, text: string | undefined, key: string): string[] {
  const path = fields.join('.');
  const known: Readonly<Record<string, string>> = { path, key, text: text ?? '' };
  const getSiblingPath = (name: string): string => String(parent[name] ?? text ?? '');
  const fill = (name: string): string =>
    name.startsWith('path.')
      ? [...fields, getSiblingPath(name.slice('path.'.length))].join('.')
      : (known[name] ?? getSiblingPath(name));
  return template.split('/').map((step) => step.replace(/\{([\w.]+)\}/, (_, name: string) => fill(name)));
}

/** Returns the texts of one key; for an object or array, those of its parts. */
export function getTextsOfKey(visited: VisitedKey): LocatedText[] {
  const { value, annotation, steps, scope, inBranch } = visited;
  if (annotation.translationPath === undefined) return [];
  const template = inBranch ? 'ruleTexts/{text}' : annotation.translationPath;
  const at = (own: readonly PathStep[], text: unknown, key: string): LocatedText[] => {
    const isText = typeof text === 'string';
    if (!isText && !(text === undefined && annotation.hasDefaultText)) return [];
    const found = [...scope, ...getKey(template, visited, text, key)];
    // A definition without a name, such as the row of an assignment, has no title to translate.
    return found.includes('') ? [] : [{ steps: own, key: found, text }];
  };
  if (Array.isArray(value)) {
    return value.flatMap((one: unknown, index) =>
      one === null ? [] : at([...steps, index], String(one), String(one)),
    );
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, text]) => at([...steps, key], text, key));
  }
  return at(steps, value, '*');
}

/** @param definition with its references resolved */
export function getTextsOfDefinition(definition: EntityDefinition): LocatedText[] {
  const places: LocatedText[] = [];
  visitEntityKeys(definition, (visited) => places.push(...getTextsOfKey(visited)));
  return places;
}
