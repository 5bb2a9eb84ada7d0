/**
 * Represents invalid text of a JSON editor as a form value. The text is wrapped in an object, because an unwrapped
 * text would be a valid JSON string.
 */
import { isObject, type FormValues } from './cleanValues';

const KEY = '~text~';

export const wrapInvalidJsonText = (text: string): FormValues => ({ [KEY]: text });

/**
 * Returns the invalid text of a JSON editor that a form value contains.
 * @returns undefined if the form value is a valid JSON value
 */
export function getInvalidJsonText(value: unknown): string | undefined {
  const text = isObject(value) ? value[KEY] : undefined;
  return typeof text === 'string' ? text : undefined;
}
