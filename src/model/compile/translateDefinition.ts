import { getCodeLabel } from '../humanizeName';
import type { EntityDefinition, FilterDefinition, FilterDefinitions } from '../schemaLanguage/definition';
import { getTextsOfDefinition, type LocatedText } from '../schemaLanguage/definitionTexts';

type Texts = Readonly<Record<string, unknown>>;

/**
 * The content of a file in `schema/i18n`: the translated texts by entity name, with the structure defined in
 * `schema/meta/v2/translation.schema.json`.
 */
export interface TranslationFile {
  navigation?: Readonly<Record<string, string>>;
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  optionDescriptions?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  [entity: string]: Texts | undefined;
}

type Open = Record<string, unknown>;

const getTextAtPath = (texts: Texts | undefined, key: readonly string[]): unknown =>
  key.reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? (at as Open)[step] : undefined), texts);

const titled = (value: unknown): Open => ({ const: value, title: getCodeLabel(value) });

/**
 * Converts `enum` to `oneOf` with titles, because only titles can be translated: `"AC"` becomes `{ "const": "AC",
 * "title": … }`.
 */
function withTitles(definition: Open): Open {
  const { enum: values, ...rest } = definition;
  return { ...rest, oneOf: (values as unknown[]).filter((value) => value !== null).map(titled) };
}

/** Expands filters and options from their short form to objects, because only objects can contain a translated text. */
function expandEnumTitles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expandEnumTitles);
  if (typeof value !== 'object' || value === null) return value;
  const inner: Open = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, expandEnumTitles(part)]));
  return 'type' in inner && Array.isArray(inner['enum']) && !('oneOf' in inner) ? withTitles(inner) : inner;
}

const expandFilters = (filters: FilterDefinitions | undefined): FilterDefinitions | undefined =>
  Array.isArray(filters)
    ? (filters as FilterDefinition[]).map((one) => (typeof one === 'string' ? { name: one } : one))
    : filters;

function put(root: Open, { steps }: LocatedText, text: string): void {
  const owner = steps.slice(0, -1).reduce<unknown>((at, step) => (at as Open)[step], root) as Open;
  owner[steps.at(-1) as string] = text;
}

/**
 * Translates a definition to another language. Texts without a translation remain in English.
 * @param english the English definition with resolved references
 */
export function translateDefinition(english: EntityDefinition, texts: Texts | undefined): EntityDefinition {
  if (!texts) return english;
  const definition = structuredClone(expandEnumTitles(english)) as EntityDefinition;
  const { list } = definition['x-admin'];
  const filters = expandFilters(list?.filters);
  if (list && filters) list.filters = filters;
  // `getTextsOfDefinition` collects all locations before the loop replaces the first text, because English texts
  // serve as keys of some translations.
  for (const locatedText of getTextsOfDefinition(definition)) {
    const text = getTextAtPath(texts, locatedText.key);
    if (typeof text === 'string') put(definition as unknown as Open, locatedText, text);
  }
  return definition;
}
