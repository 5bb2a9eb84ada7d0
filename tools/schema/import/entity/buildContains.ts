/** Takes over what a list must contain, where it can be said of the fields of its rows. */
import { getVariants } from '../../../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject } from '../../../../src/model/values/cleanValues';

type Json = Record<string, unknown>;

/** Keywords of texts and numbers, which mean the same in a field as in the body of a request. */
const PLAIN = ['type', 'const', 'enum', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum'];
const TEXTS = ['title', 'description', 'default', 'examples'];
const COUNTS = ['minContains', 'maxContains'] as const;

const hasOnly = (schema: unknown, keywords: readonly string[]): boolean =>
  isObject(schema) && Object.keys(schema).every((key) => keywords.includes(key) || TEXTS.includes(key));

/** Returns a test of a text or number without the texts about it. */
const pickTest = (schema: unknown): Json =>
  Object.fromEntries(Object.entries(schema as Json).filter(([key]) => PLAIN.includes(key)));

/** Returns what a row must be like, without the texts about it; undefined if it tests more than texts and numbers. */
function pickRowTest(contains: Json, item: FieldDefinition): Json | undefined {
  const { properties = {}, required: always = [] } = item;
  const { properties: tested = {}, required = [] } = contains as FieldDefinition;
  const names = [...new Set([...Object.keys(tested), ...required])];
  const isStated =
    hasOnly(contains, ['type', 'properties', 'required']) &&
    names.length > 0 &&
    // A test that a row without the field satisfies, too, would be misread.
    names.every((name) => Object.hasOwn(properties, name) && [...required, ...always].includes(name)) &&
    Object.values(tested).every((part) => hasOnly(part, PLAIN));
  if (!isStated) return undefined;
  const tests = Object.entries(tested).map(([name, part]) => [name, pickTest(part)]);
  return { properties: Object.fromEntries(tests) as Json, required: names };
}

/** Returns the keywords of a field that say what one of its entries must be like. */
export function buildContains(field: FieldDefinition): Json {
  const { contains, items, 'x-ui': ui } = field;
  // How many there must be, the language cannot say: only a save tells.
  if (!isObject(contains) || COUNTS.some((key) => (field as Json)[key] !== undefined)) return {};
  // The entry that an object with free keys needs.
  if (ui?.serialization === 'map') return { contains };
  if (!isObject(items) || getVariants(items) !== undefined) return {};
  const test = pickRowTest(contains as Json, items as FieldDefinition);
  if (!test) return {};
  return { contains: test };
}
