/** Collects what a JSON Schema says of whole records, beside their fields. */
import { toList, type Json } from '../../lint/source/readJson';
import type { SchemaReader } from '../api/schemaReader';

const RULES = ['if', 'then', 'else', 'dependentRequired', 'dependentSchemas', 'dependencies', 'anyOf', 'oneOf', 'not'];
const MAX_DEPTH = 20;

/**
 * Returns the rules and unions of a schema and of the members of its `allOf`, each as a schema of its own.
 * @param schema with references to the document of the reader
 */
export function collectRecordRules(reader: SchemaReader, schema: unknown, depth = 0): Json[] {
  if (depth > MAX_DEPTH) return [];
  const node = reader.resolve(schema);
  const own = Object.fromEntries(Object.entries(node).filter(([key]) => RULES.includes(key)));
  const inner = toList(node['allOf']).flatMap((part) => collectRecordRules(reader, part, depth + 1));
  return [...(Object.keys(own).length > 0 ? [own] : []), ...inner];
}
