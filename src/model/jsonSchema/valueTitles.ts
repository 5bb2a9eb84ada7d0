/** Names values that are no objects, for the choice among the variants of a union. */
import { humanizeName } from '../humanizeName';
import { createExample } from '../patterns/createExample';
import { parsePattern } from '../patterns/parsePattern';
import { FORMAT_TITLES, GENERATED_TITLES, getExampleTitle, VALUE_TITLES } from './generatedTitles';
import { getRefName } from './readBranches';
import { INTERNAL_KEYS, type SchemaNode } from './schemaNode';
import { getListedValues } from './schemaValueTypes';

/** A longer example, or more values, would not be read in a list of choices. */
const LONGEST_EXAMPLE = 24;
export const MOST_JOINED_TEXTS = 3;
/** `FileFormat.EventedProfile` → `EventedProfile` */
export const omitPackage = (name: string): string => name.replace(/^.*\.(?=[A-Za-z]\w+$)/, '');

/** `_copy` → `Copy` */
export const humanizeField = (name: string): string => humanizeName(name.replace(/^[_$@]+(?=\p{L})/u, ''));

/** Returns the first of some texts, with an ellipsis if there are more. */
export const joinFirstTexts = (texts: readonly string[]): string =>
  texts.slice(0, MOST_JOINED_TEXTS).join(', ') + (texts.length > MOST_JOINED_TEXTS ? '…' : '');

/** Returns the name of the entries of a list: their title, or that of the definition to which they refer. */
function getEntriesName({ items }: SchemaNode): string | undefined {
  if (typeof items !== 'object') return undefined;
  const refName = getRefName(items);
  if (refName !== undefined) return humanizeField(omitPackage(refName));
  if (typeof items['title'] === 'string') return items['title'];
  const { type, properties, required = [] } = items;
  const names = [...(properties?.keys() ?? [])];
  const needed = names.filter((name) => required.includes(name));
  if (names.length > 0) return joinFirstTexts((needed.length > 0 ? needed : names).map((name) => humanizeName(name)));
  if (Object.keys(items).every((key) => INTERNAL_KEYS.includes(key))) return GENERATED_TITLES.variantAny;
  return VALUE_TITLES[[type].flat()[0] ?? ''];
}

/** Returns a text of a pattern, which people read more easily than the pattern. */
function getPatternExample(pattern: string): string | undefined {
  const parsed = parsePattern(pattern);
  return parsed && createExample(parsed, pattern, { longest: LONGEST_EXAMPLE });
}

/**
 * Returns what tells a text, number, switch or list from another: its format, its values, an example of its pattern or
 * what its entries are. Undefined if none of these is known.
 * @param title what all values of the type are called, such as `Text`
 */
export function getValueTitle(node: SchemaNode, title: string): string | undefined {
  const byFormat = FORMAT_TITLES[String(node['format'])];
  if (byFormat !== undefined) return byFormat;
  const values = getListedValues(node)
    ?.filter((value) => value !== null)
    .map(String);
  if (values) return joinFirstTexts(values);
  const entries = getEntriesName(node);
  if (entries !== undefined) return `${title} (${entries})`;
  const example = typeof node['pattern'] === 'string' ? getPatternExample(node['pattern']) : undefined;
  return example === undefined ? undefined : getExampleTitle(title, example);
}
