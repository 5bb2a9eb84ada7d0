/** Reads what editors and generators of code say of the values of an `enum`, for which JSON Schema has no keyword. */
import { isObject, toObjectOrEmpty, type Json } from '../../lint/source/readJson';

/** Keywords with the descriptions of the values: a list in the order of `enum`, or an object by value. */
const KEYWORDS = [
  'enumDescriptions',
  'markdownEnumDescriptions',
  'x-enumDescriptions',
  'x-enum-descriptions',
  'x-intellij-enum-metadata',
  'meta:enum',
];

/** Returns the description of each value of an `enum`; undefined if there is none. */
function readDescriptions(values: readonly unknown[], schema: Json): (string | undefined)[] | undefined {
  const stated = KEYWORDS.map((key) => schema[key]).find((one) => isObject(one) || Array.isArray(one));
  if (stated === undefined) return undefined;
  const found = values.map((value, index): unknown => {
    const own: unknown = Array.isArray(stated) ? stated[index] : toObjectOrEmpty(stated)[String(value)];
    return isObject(own) ? own['description'] : own;
  });
  const texts = found.map((one) => (typeof one === 'string' && one.trim() !== '' ? one : undefined));
  return texts.some((text) => text !== undefined) ? texts : undefined;
}

/** Returns a schema whose described `enum` is written as choices with descriptions. Any other schema is returned unchanged. */
export function describeEnum(schema: Json): Json {
  const { enum: values, ...others } = schema;
  const isChoice =
    Array.isArray(values) &&
    values.every((value) => ['string', 'number', 'boolean'].includes(typeof value)) &&
    !('oneOf' in others);
  const descriptions = isChoice ? readDescriptions(values, others) : undefined;
  if (!isChoice || !descriptions) return schema;
  const oneOf = values.map((value: unknown, index) => {
    const description = descriptions[index];
    return { const: value, ...(description === undefined ? {} : { description }) };
  });
  return { ...others, oneOf };
}
