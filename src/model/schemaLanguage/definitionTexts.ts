/** The texts of a definition and where a translation has each of them, as the meta-schema says. */
import type { EntityDefinition } from './definition';
import { visitEntityKeys, type PathStep, type VisitedKey } from './visitDefinition';

export interface LocatedText {
  /** From the root of the definition. */
  steps: readonly PathStep[];
  /** Below the entity's name in a translation: `['fields', 'articleLinks.articleLink']`. */
  key: readonly string[];
  /** As the definition has it; undefined where its default is translated. */
  text: string | undefined;
}

/** Every step of `errors/{path}/{key}` filled in; a name that is none of these is a key beside the text. */
function getKey(template: string, { fields, parent }: VisitedKey, text: string | undefined, key: string): string[] {
  const path = fields.join('.');
  const known: Readonly<Record<string, string>> = { path, key, text: text ?? '' };
  const beside = (name: string): string => String(parent[name] ?? text ?? '');
  const fill = (name: string): string =>
    name.startsWith('path.')
      ? [...fields, beside(name.slice('path.'.length))].join('.')
      : (known[name] ?? beside(name));
  return template.split('/').map((step) => step.replace(/\{([\w.]+)\}/, (_, name: string) => fill(name)));
}

/** The texts that one key has; those of an object, or of a list, at each of its parts. */
export function getTextsOfKey(visited: VisitedKey): LocatedText[] {
  const { value, means, steps, scope, inBranch } = visited;
  if (means.translationPath === undefined) return [];
  const template = inBranch ? 'ruleTexts/{text}' : means.translationPath;
  const at = (own: readonly PathStep[], text: unknown, key: string): LocatedText[] => {
    const isText = typeof text === 'string';
    if (!isText && !(text === undefined && means.hasDefaultText)) return [];
    const found = [...scope, ...getKey(template, visited, text, key)];
    // A description without a name, as the row of an assignment, is called nothing.
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
