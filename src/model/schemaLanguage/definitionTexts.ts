/**
 * Finds the translatable texts in an entity definition and the paths of their translations. The meta-schema defines
 * which keys contain texts.
 */
import type { EntityDefinition } from './definition';
import { visitEntityKeys, type PathStep, type VisitedKey } from './visitDefinition';

export interface LocatedText {
  /** The path of the text, starting at the root of the definition. */
  steps: readonly PathStep[];
  /** The path of the translation below the entity name: `['fields', 'articleLinks.articleLink']`. */
  key: readonly string[];
  /**
   * The text in the definition. Undefined if the definition contains no text and the translation replaces the app's
   * default text.
   */
  text: string | undefined;
}

/**
 * Fills in the placeholders of a translation path such as `errors/{path}/{key}`. `{path}`, `{key}` and `{text}`
 * have a fixed meaning. Any other placeholder is replaced with the value of the key of this name in the same
 * object.
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

/** Returns the texts in the value of a key: the text itself, or all texts in an object or array. */
export function getTextsOfKey(visited: VisitedKey): LocatedText[] {
  const { value, annotation, steps, scope, inBranch } = visited;
  if (annotation.translationPath === undefined) return [];
  const template = inBranch ? 'conditionalTexts/{text}' : annotation.translationPath;
  const at = (own: readonly PathStep[], text: unknown, key: string): LocatedText[] => {
    const isText = typeof text === 'string';
    if (!isText && !(text === undefined && annotation.hasDefaultText)) return [];
    const found = [...scope, ...getKey(template, visited, text, key)];
    // A text is not translated if the path of its translation contains an empty name. An example is the title of
    // the row schema of an assignment.
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

/**
 * Returns all translatable texts of an entity definition.
 * @param definition with its references resolved
 */
export function getTextsOfDefinition(definition: EntityDefinition): LocatedText[] {
  const places: LocatedText[] = [];
  visitEntityKeys(definition, (visited) => places.push(...getTextsOfKey(visited)));
  return places;
}
