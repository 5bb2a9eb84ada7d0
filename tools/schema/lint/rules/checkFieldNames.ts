import type { LintRule } from '../source/lintFolder';
import { quote } from '../source/messageWording';
import type { JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';

/** The name by which JavaScript sets the prototype of an object: the value of such a field would be lost on its way. */
const PROTOTYPE = '__proto__';

function findPrototypes(node: unknown, path: JsonPath): LintFinding[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): LintFinding[] => {
    const at = [...path, Array.isArray(node) ? Number(key) : key];
    if (key !== PROTOTYPE || path.at(-1) !== 'properties') return findPrototypes(value, at);
    const message = `a field cannot be called ${quote(PROTOTYPE)}: its values would be lost`;
    return [{ at, message, suggestion: 'Give the field another name, also in the API.' }];
  });
}

/** Reports fields whose name JavaScript does not treat as one. */
export const checkFieldNames: LintRule = ({ value }) => findPrototypes(value, []);
