import { isObject } from '../values/cleanValues';
import { ucs2length } from '../values/ajvRuntime';

const MAX_CODE_LENGTH = 40;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Describes the type and the size of a value without the value itself: `text of 12 characters`. */
export function describeValueKind(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string')
    return value === '' ? 'empty text' : `text of ${count(ucs2length(value), 'character')}`;
  if (Array.isArray(value)) return `array of ${count(value.length, 'item')}`;
  if (isObject(value)) return `object with ${count(Object.keys(value).length, 'key')}`;
  if (typeof value === 'number') return Number.isInteger(value) ? 'whole number' : 'number with decimals';
  return typeof value;
}

/** Describes the notation of a text without its content: `9999-99-99T99:99:99a` for a time. Other texts by length. */
export function describeNotation(value: unknown): string {
  if (typeof value !== 'string' || ucs2length(value) > MAX_CODE_LENGTH) return describeValueKind(value);
  return `text such as ${value.replaceAll(/\p{L}/gu, 'a').replaceAll(/\d/g, '9')}`;
}

/** Returns an unknown code itself. A long text is no code and may be confidential, so it is only described. */
export const describeCode = (value: unknown): string =>
  (typeof value === 'string' && value.length <= MAX_CODE_LENGTH) || ['number', 'boolean'].includes(typeof value)
    ? JSON.stringify(value)
    : describeValueKind(value);
