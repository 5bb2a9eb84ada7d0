/** Converts offsets in a text to positions as editors show them, and positions to the JSON paths there. */
import { getLocation } from 'jsonc-parser';
import type { JsonPath } from './readJson';

/** A position in a text. Both numbers are counted from 1, as in editors. */
export interface TextPosition {
  line: number;
  column: number;
}

/** Returns the position of an offset in a text. */
export function getPosition(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Returns the path of the key or value that begins at a position of a JSON text, which may have errors. */
export function getPathAtPosition(text: string, { line, column }: TextPosition): JsonPath {
  const before = text.split('\n').slice(0, line - 1);
  const offset = before.reduce((sum, { length }) => sum + length + 1, column - 1);
  // One character further is inside of the key or value.
  return getLocation(text, offset + 1).path;
}
