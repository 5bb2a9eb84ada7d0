/** What is typed into a JSON editor and is no JSON yet, as a form holds it: told from a text, which is JSON. */
import { isObject, type FormValues } from './cleanValues';

const KEY = '~text~';

export const wrapInvalidJsonText = (text: string): FormValues => ({ [KEY]: text });

/** @returns undefined for a value that is JSON */
export function getInvalidJsonText(value: unknown): string | undefined {
  const text = isObject(value) ? value[KEY] : undefined;
  return typeof text === 'string' ? text : undefined;
}
