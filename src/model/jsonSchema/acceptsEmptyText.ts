import type { SchemaNode } from './schemaNode';
import { splitTypes } from './splitTypes';

const RESTRICTIONS = ['minLength', 'pattern', 'format', 'enum', 'const', 'oneOf', 'anyOf', 'not', 'allOf'];

/** Whether an empty text is a value of a schema of texts. */
export const acceptsEmptyText = (node: SchemaNode): boolean =>
  [node.type].flat().includes('string') &&
  splitTypes(node) === node &&
  RESTRICTIONS.every((key) => node[key] === undefined);
