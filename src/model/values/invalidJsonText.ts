/**
 * Stores invalid text of a JSON editor as a form value. A wrapper object distinguishes it from a string, which is
 * valid JSON.
 */
import { isObject, type FormValues } from './cleanValues';

const KEY = '~text~';

export const wrapInvalidJsonText = (text: string): FormValues => ({ [KEY]: text });

/** @returns undefined for a valid JSON value */
export function getInvalidJsonText(value: unknown): string | undefined {
  const text = isObject(value) ? value[KEY] : undefined;
  return typeof text === 'string' ? text : undefined;
}
