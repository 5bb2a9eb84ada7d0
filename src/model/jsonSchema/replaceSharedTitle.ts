import { omitKeywords, toSchemaNode, type SchemaNode } from './schemaNode';

/**
 * Returns the title that a field has itself. That of a shared definition is the name of a type, such as "Quantity" for
 * the fields `requests` and `limits`.
 */
const getOwnTitle = ({ title, allOf = [], anyOf = [], oneOf = [] }: SchemaNode): unknown =>
  title ?? [...allOf, ...anyOf, ...oneOf].map((part) => getOwnTitle(toSchemaNode(part))).find(Boolean);

/**
 * Replaces the title of a shared definition by that of the field, or by none: the field's name is then its title.
 * @param node the field, with the keywords of the definitions to which it refers
 * @param schema the field as it is written
 */
export function replaceSharedTitle(node: SchemaNode, schema: SchemaNode): SchemaNode {
  if (node['title'] === undefined) return node;
  const title = getOwnTitle(schema);
  return title === undefined ? omitKeywords(node, ['title']) : { ...node, title };
}
