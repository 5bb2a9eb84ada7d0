/** Finds out what the items of a list and the values of an object with free keys are that a foreign schema does not describe. */
import { isObject, toList, type Json } from '../../lint/source/readJson';

/** Words for the items of a list that are texts. */
const TEXTS =
  /\b(strings|texts|names|paths|patterns|globs|wildcards|keywords|tags|urls?|uris|(file ?|host ?|domain ?)names|extensions|domains|hosts|(e-?)mails|addresses|arguments|flags|selectors|prefixes|suffixes)\b/i;
/** Words for items that are objects, or for lists of any. */
const OTHERS = /\b(objects?|entries|records?|tuples?|pairs?|arrays?|anything|mixed|numbers?|integers?)\b/i;

/** Returns the type that all values have, if it is that of texts or numbers. */
function getCommonType(values: readonly unknown[]): 'string' | 'number' | undefined {
  const types = new Set(values.map((value) => typeof value));
  const [type, ...others] = types;
  return others.length === 0 && (type === 'string' || type === 'number') ? type : undefined;
}

const isAnything = (items: unknown): boolean =>
  items === undefined || items === true || (isObject(items) && Object.keys(items).length === 0);

/**
 * Returns the schema of the items of a list that does not describe them, by its default, its examples or the words of its
 * description; nothing for any other list, or if these do not tell that the items are texts or numbers.
 */
export function describeOpenItems({ type, items, default: initial, examples, example, ...list }: Json): Json {
  const isOpen = type === 'array' && isAnything(items) && !('prefixItems' in list) && !('contains' in list);
  if (!isOpen || 'enum' in list || 'const' in list || 'x-ui' in list) return {};
  const shown = [initial, ...toList(examples), example].filter(Array.isArray).flat() as unknown[];
  const { description } = list;
  const says = (words: RegExp): boolean => typeof description === 'string' && words.test(description);
  const found = shown.length > 0 ? getCommonType(shown) : says(TEXTS) && !says(OTHERS) ? 'string' : undefined;
  return found === undefined ? {} : { items: { type: found } };
}

/** Words for an object whose values are texts. */
const TEXT_ENTRIES = /\b(headers|labels|environment variables|query parameters|(map|dictionary) of strings?)\b/i;
/** Words for one whose values are texts, numbers or switches. */
const PLAIN_ENTRIES = /\b(key|name)s?[- /]*(and[- ])?values?( pairs?)?\b/i;
const PLAIN = ['string', 'number', 'boolean'];
/** What an object may say beside the values of its keys. */
const TEXTS_OF_OBJECT = ['title', 'description', 'default', 'examples', 'example', 'deprecated', '$comment'];

/** Returns the types of the values of objects, if all of them are plain. */
function getPlainTypes(objects: readonly Json[]): string[] | undefined {
  const types = [...new Set(objects.flatMap(Object.values).map((value) => typeof value))];
  return types.length > 0 && types.every((type) => PLAIN.includes(type)) ? types : undefined;
}

/**
 * Returns the schema of the values of an object with free keys that does not describe them, by its default, its examples or
 * the words of its description; nothing for any other object, or if these do not tell that the values are plain ones.
 */
export function describeOpenEntries({ type, additionalProperties = true, ...object }: Json): Json {
  const isOpen = type === 'object' && isAnything(additionalProperties);
  if (!isOpen || Object.keys(object).some((key) => !TEXTS_OF_OBJECT.includes(key))) return {};
  const shown = [object['default'], ...toList(object['examples']), object['example']].filter(isObject);
  const says = (words: RegExp): boolean => words.test(String(object['description'] ?? ''));
  const said = says(TEXT_ENTRIES) ? ['string'] : says(PLAIN_ENTRIES) ? PLAIN : undefined;
  const types = shown.some((one) => Object.keys(one).length > 0) ? getPlainTypes(shown) : said;
  return types === undefined ? {} : { additionalProperties: { type: types.length === 1 ? types[0] : types } };
}
