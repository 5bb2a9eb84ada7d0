/** Collects what a JSON Schema says of whole records, beside their fields. */
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { isClosedObject, type SchemaReader } from '../api/schemaReader';

const RULES = ['if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'dependencies', 'anyOf', 'oneOf', 'not'];
const MAX_DEPTH = 20;

/** Returns the union of a closed object without members that no record satisfies, and without fields that none may have. */
function reduceUnion(reader: SchemaReader, members: unknown, properties: Json): unknown[] {
  return toList(members).flatMap((member): unknown[] => {
    const node = reader.read(member);
    const own = toObjectOrEmpty(node['properties']);
    if (Object.keys(own).every((name) => Object.hasOwn(properties, name))) return [member];
    if (toList(node['required']).some((name) => !Object.hasOwn(properties, String(name)))) return [];
    const known = Object.entries(own).filter(([name]) => Object.hasOwn(properties, name));
    return [{ ...node, properties: Object.fromEntries(known) }];
  });
}

/** Returns the rules of an object. A union of which one member is left is no choice any more. */
function pickRules(reader: SchemaReader, node: Json): Json[] {
  const own = Object.fromEntries(Object.entries(node).filter(([key]) => RULES.includes(key)));
  if (!isClosedObject(node)) return [own];
  const properties = toObjectOrEmpty(node['properties']);
  const unions = ['oneOf', 'anyOf'].filter((key) => own[key] !== undefined);
  const reduced = unions.map((key) => [key, reduceUnion(reader, own[key], properties)] as const);
  const rest = Object.fromEntries(Object.entries(own).filter(([key]) => !unions.includes(key)));
  const several = reduced.filter(([, members]) => members.length > 1);
  const single = reduced.flatMap(([, members]) => (members.length === 1 ? members : []));
  return [{ ...rest, ...Object.fromEntries(several) }, ...single.filter(isObject)];
}

/**
 * Returns the rules and unions of a schema and of the members of its `allOf`, each as a schema of its own.
 * @param schema with references to the document of the reader
 */
export function collectRecordRules(reader: SchemaReader, schema: unknown, depth = 0): Json[] {
  if (depth > MAX_DEPTH) return [];
  const node = reader.resolve(schema);
  const own = pickRules(reader, node).filter((rule) => Object.keys(rule).length > 0);
  const inner = toList(node['allOf']).flatMap((part) => collectRecordRules(reader, part, depth + 1));
  return [...own, ...inner];
}
