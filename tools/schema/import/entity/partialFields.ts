/** Finds the fields that only some kinds of records have: those that only one branch of a rule or a union describes. */
import { getApiName, isGeneratedField } from '../../../../src/model/jsonSchema/variantDefinition';
import { toList, toObjectOrEmpty } from '../../lint/source/readJson';
import type { SchemaReader } from '../api/schemaReader';

const MAX_DEPTH = 20;
const UNIONS = ['oneOf', 'anyOf'];

/** Returns the names that all of several lists have. */
const intersect = (lists: readonly (readonly string[])[]): string[] =>
  (lists[0] ?? []).filter((name) => lists.every((names) => names.includes(name)));

/** Returns the names of the fields that a schema describes whichever branches of it apply. */
function getCommonNames(reader: SchemaReader, schema: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  const node = reader.resolve(schema);
  const read = (part: unknown): string[] => getCommonNames(reader, part, depth + 1);
  const { then, else: otherwise } = node;
  const unions = UNIONS.map((key) => toList(node[key]).filter((part) => toObjectOrEmpty(part)['type'] !== 'null'));
  return [
    ...Object.keys(toObjectOrEmpty(node['properties'])),
    ...toList(node['allOf']).flatMap(read),
    ...unions.flatMap((members) => intersect(members.map(read))),
    ...(then === undefined || otherwise === undefined ? [] : intersect([read(then), read(otherwise)])),
  ];
}

/**
 * Returns the names of those fields that only some branches of the record's rules and unions describe.
 * @param names the names of all fields of the record
 */
export function findPartialFields(reader: SchemaReader, record: unknown, names: readonly string[]): Set<string> {
  const common = new Set(getCommonNames(reader, record));
  const isOfSome = (name: string): boolean => !isGeneratedField(name) && !common.has(getApiName(name));
  return new Set(names.filter(isOfSome));
}
