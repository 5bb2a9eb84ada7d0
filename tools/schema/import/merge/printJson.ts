/** Prints JSON as the formatter of the project leaves it: what fits in a line stays in one. */
import { isObject } from '../../lint/source/readJson';

const WIDTH = 120;
const INDENT = 2;

function printInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printInline).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${printInline(part)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

const hasSeveral = (value: unknown): boolean => isObject(value) && Object.keys(value).length > 1;

/** Whether the formatter always breaks a value: an array of several objects with several keys each. */
const isAlwaysBroken = (value: unknown): boolean =>
  Array.isArray(value)
    ? (value.length > 1 && value.every(hasSeveral)) || value.some(isAlwaysBroken)
    : isObject(value) && Object.values(value).some(isAlwaysBroken);

/** The file and the maps directly below it are always expanded, so that each field has lines of its own. */
const EXPANDED_DEPTH = 1;

/**
 * Prints a value.
 * @param depth number of the levels around it
 * @param before number of characters before it in its line
 */
export function printJson(value: unknown, depth = 0, before = 0): string {
  const inline = printInline(value);
  const isExpanded = isObject(value) && depth < EXPANDED_DEPTH && Object.keys(value).length > 0;
  if (!isExpanded && !isAlwaysBroken(value) && before + inline.length + 1 <= WIDTH) return inline;
  const pad = ' '.repeat((depth + 1) * INDENT);
  const end = `\n${' '.repeat(depth * INDENT)}`;
  if (Array.isArray(value)) {
    return `[\n${value.map((part) => `${pad}${printJson(part, depth + 1, pad.length)}`).join(',\n')}${end}]`;
  }
  if (!isObject(value)) return inline;
  const lines = Object.entries(value).map(([key, part]) => {
    const name = `${pad}${JSON.stringify(key)}: `;
    return `${name}${printJson(part, depth + 1, name.length)}`;
  });
  return `{\n${lines.join(',\n')}${end}}`;
}
