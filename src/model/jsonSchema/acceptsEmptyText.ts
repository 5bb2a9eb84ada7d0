import type { SchemaNode } from './schemaNode';
import { splitTypes } from './splitTypes';

const RESTRICTIONS = ['pattern', 'enum', 'const', 'oneOf', 'anyOf', 'not', 'allOf'];
/** Formats of which an empty text is one. */
const FORMATS: readonly unknown[] = [undefined, 'uri-reference', 'iri-reference', 'json-pointer', 'regex'];

/** Whether an empty text is a value of a schema of texts. */
export const acceptsEmptyText = (node: SchemaNode): boolean =>
  [node.type].flat().includes('string') &&
  splitTypes(node) === node &&
  (node['minLength'] ?? 0) === 0 &&
  FORMATS.includes(node['format']) &&
  RESTRICTIONS.every((key) => node[key] === undefined);
