/** Says what an item of a list must have to match the schema of `contains`. */
import { isObject } from '../../src/model/values/cleanValues';
import type { NeededPart } from '../../src/model/entity/validators';
import { getOwnProperty } from '../../src/model/values/getOwnProperty';
import { createExample } from '../../src/model/patterns/createExample';
import { parsePattern } from '../../src/model/patterns/parsePattern';

type Json = Record<string, unknown>;

/** The number of references that are followed to find a schema. */
const MOST_REFERENCES = 8;

/** Lengths of examples: the shortest says enough. */
const LENGTHS = [4, 12, 40];

function getExample(pattern: unknown): string | undefined {
  const parsed = typeof pattern === 'string' ? parsePattern(pattern) : undefined;
  const examples = LENGTHS.map((longest) => parsed && createExample(parsed, String(pattern), { longest }));
  return examples.find((example) => example !== undefined);
}

/** Returns the schema to which a schema refers in the same document. */
function follow(schema: unknown, root: unknown): Json {
  let found: unknown = schema;
  for (let count = 0; count < MOST_REFERENCES; count += 1) {
    const ref = isObject(found) ? found['$ref'] : undefined;
    if (typeof ref !== 'string' || !ref.startsWith('#')) break;
    const steps = decodeURIComponent(ref).split('/').slice(1);
    found = steps.reduce<unknown>(
      (at, step) => getOwnProperty(Object(at) as Json, step.replaceAll('~1', '/').replaceAll('~0', '~')),
      root,
    );
  }
  return isObject(found) ? found : {};
}

/** Returns the values that a schema allows, or an example of its pattern; undefined if it says neither. */
function describeValue(schema: unknown, root: unknown): Pick<NeededPart, 'values' | 'example'> | undefined {
  const { const: only, enum: values, pattern } = follow(schema, root);
  if (only !== undefined) return { values: [only] };
  if (Array.isArray(values)) return { values };
  const example = getExample(pattern);
  return example === undefined ? undefined : { example };
}

/**
 * Returns the parts of an item that a schema restricts to certain values, and those that it requires.
 * @param root the document in which the references of the schema are found
 */
export function describeNeededEntry(schema: unknown, root: unknown): NeededPart[] {
  const { properties, required } = follow(schema, root);
  const own = describeValue(schema, root);
  const restricted = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, part]): NeededPart[] => {
    const described = describeValue(part, root);
    return described ? [{ name, ...described }] : [];
  });
  const names = restricted.map(({ name }) => name);
  const others = (Array.isArray(required) ? required : []).filter((name) => !names.includes(name as string));
  return [...(own ? [own] : []), ...restricted, ...others.map((name) => ({ name: String(name) }))];
}
