import type { Json, ReferenceTrail, SchemaNode, SchemaPath } from './schemaNode';

/** A schema whose references and unions have yet to be expanded. */
export interface ExpansionItem {
  schema: SchemaNode;
  trail: ReferenceTrail;
  /** The path of field names by which notes refer to the schema, such as `connector.limits`; empty for the record. */
  name: string;
  path: SchemaPath;
  out: Json;
  /** If the schema describes the items of an array: the array, before its expansion. */
  list?: ExpansionItem;
  /** Whether the value is a field that its object does not require. */
  isOptional?: boolean;
}
