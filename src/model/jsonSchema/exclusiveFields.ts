/** Reads an object that has exactly one of several of its fields as a choice among them. */
import { INTERNAL_KEYS, omitKeywords, toSchemaNode, type JsonSchema, type SchemaNode } from './schemaNode';
import { humanizeName } from '../humanizeName';

/** Keywords of a member that only requires a field. */
const REQUIRING = ['required', 'type', 'title', 'description', ...INTERNAL_KEYS];

/** Returns the only field that a member of a union requires if it says nothing else. */
function getRequiredName(member: JsonSchema): string | undefined {
  if (typeof member === 'boolean' || !Object.keys(member).every((key) => REQUIRING.includes(key))) return undefined;
  const [name, ...others] = member.required ?? [];
  return others.length > 0 || ![member.type].flat().every((type) => type === undefined || type === 'object')
    ? undefined
    : name;
}

/** Whether users fill in a field. */
const isEdited = (field: JsonSchema | undefined): boolean => typeof field === 'object' && field['readOnly'] !== true;

/** Whether a field is written in one input, beside which another one can stay empty. */
const isScalar = (field: JsonSchema): boolean => {
  const { type, $ref, properties, items, oneOf, anyOf } = toSchemaNode(field);
  const isPart = [$ref, properties, items, oneOf, anyOf].some((keyword) => keyword !== undefined);
  return !isPart && ![type].flat().some((one) => one === 'object' || one === 'array');
};

/** So many fields of one input that exclude each other are no choice: a rule says it of them. */
const FEW = 3;
/** The fields of a record are columns and filters of its list, too. */
const FEW_OF_RECORD = 6;

/**
 * Returns an object of which each member of `oneOf` requires another of its fields with these fields in the members:
 * users then choose the field.
 * @returns undefined for any other object
 */
export function splitExclusiveFields(node: SchemaNode, isRecord = false): SchemaNode | undefined {
  const { oneOf = [], anyOf, properties = new Map<string, JsonSchema>(), required = [] } = node;
  const names = oneOf.map(getRequiredName);
  const isField = (name: string | undefined): name is string =>
    name !== undefined && isEdited(properties.get(name)) && !required.includes(name);
  if (names.length < 2 || anyOf || !names.every(isField) || new Set(names).size < names.length) return undefined;
  const areScalars = names.every((name) => isScalar(properties.get(name)!));
  if (isRecord ? names.length <= FEW_OF_RECORD : areScalars && names.length <= FEW) return undefined;
  const members = names.map((name, index): SchemaNode => {
    const field = properties.get(name)!;
    const { title = toSchemaNode(field)['title'] ?? humanizeName(name) } = toSchemaNode(oneOf[index]!);
    return { type: 'object', title, properties: new Map([[name, field]]), required: [name] };
  });
  const common = [...properties].filter(([name]) => !names.includes(name));
  const rest = omitKeywords(node, ['properties']);
  return { ...rest, ...(common.length > 0 ? { properties: new Map(common) } : {}), oneOf: members };
}
