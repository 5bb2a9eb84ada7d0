/** Edits JSON files in place: formatting, comments and the order of keys stay. */
import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree, type Node } from 'jsonc-parser';
import type { JsonPath } from '../../lint/source/readJson';
import { getPosition } from '../../lint/source/textPositions';
import { printJson } from './printJson';

const FORMATTING = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

const findNode = (text: string, path: JsonPath): Node | undefined => {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, path);
};

/** Returns the value at a path of a JSON text; undefined if there is none. */
export function readJsonAtPath(text: string, path: JsonPath): unknown {
  const node = findNode(text, path);
  return node && (getNodeValue(node) as unknown);
}

/** Inserts or replaces a value, printed as the formatter does. `undefined` removes the key. */
export function setValue(text: string, path: JsonPath, value: unknown): string {
  const edited = applyEdits(text, modify(text, path, value, FORMATTING));
  if (typeof value !== 'object' || value === null) return edited;
  // jsonc-parser writes each item in a line of its own.
  const node = findNode(edited, path);
  if (!node) return edited;
  const { column } = getPosition(edited, node.offset);
  const printed = printJson(value, path.length, column - 1);
  return edited.slice(0, node.offset) + printed + edited.slice(node.offset + node.length);
}

/** Returns the position of the value at a path; of the nearest value around it if there is none. */
export function findPositionAtPath(text: string, path: JsonPath): { line: number; column: number } {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNode(text, path.slice(0, length));
    if (node) return getPosition(text, (node.parent?.type === 'property' ? node.parent : node).offset);
  }
  return { line: 1, column: 1 };
}
