/** What is typed into a JSON editor and is no JSON yet, as a form holds it: told from a text, which is JSON. */
import { isObject, type Values } from './clean';

const KEY = '~text~';

export const keepJsonText = (text: string): Values => ({ [KEY]: text });

/** @returns undefined for a value that is JSON */
export function readJsonText(value: unknown): string | undefined {
  const text = isObject(value) ? value[KEY] : undefined;
  return typeof text === 'string' ? text : undefined;
}
