/**
 * Describes the structure of a response for developers: its keys, and the types and sizes of its values. The
 * description never contains the values themselves, because they can be names of persons or tokens.
 */
import type { RawResponse } from './parseResponse';
import type { UnusableResponse } from './types';
import { isObject } from '../contract/jsonValues';

/**
 * Keys that look like identifiers in code and may be logged. Other keys may be confidential: the keys of a map can
 * be names of persons.
 */
const PRINTABLE_KEY = /^[A-Za-z_][A-Za-z_-]{0,29}$/;
const MOST_KEYS = 20;
const DEEPEST = 2;

const getCount = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

function describeObjectShape(value: Record<string, unknown>, depth: number): string {
  const keys = Object.keys(value);
  const told = keys.filter((key) => PRINTABLE_KEY.test(key)).slice(0, MOST_KEYS);
  const parts = told.map((key) => `${key}: ${describeJsonShape(value[key], depth + 1)}`);
  const others = keys.length - told.length;
  return `{ ${[...parts, ...(others > 0 ? [getCount(others, 'other key')] : [])].join(', ')} }`;
}

/**
 * Describes the structure of a JSON value without its values, for example as `{ success: boolean, data: list of 2:
 * { id: number } }`.
 */
export function describeJsonShape(value: unknown, depth = 0): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return `text of ${value.length}`;
  if (Array.isArray(value)) {
    const isTold = value.length > 0 && depth <= DEEPEST;
    return `list of ${value.length}${isTold ? `: ${describeJsonShape(value[0], depth + 1)}` : ''}`;
  }
  if (!isObject(value)) return value === undefined ? 'nothing' : typeof value;
  return depth > DEEPEST ? getCount(Object.keys(value).length, 'key') : describeObjectShape(value, depth);
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Describes a response body, for example as `status 200, text/html, 512 characters: no JSON`. */
function describeText({ status, contentType, text }: RawResponse): string {
  const json = parse(text);
  const shape = json === undefined ? 'no JSON' : describeJsonShape(json);
  return `status ${status}, ${contentType || 'no content type'}, ${getCount(text.length, 'character')}: ${shape}`;
}

/** Returns the description of a response for the log. */
export const describeResponse = (answer: UnusableResponse): string =>
  'raw' in answer ? describeText(answer.raw) : describeJsonShape(answer.json);
