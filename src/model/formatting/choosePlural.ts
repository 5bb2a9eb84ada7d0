import { getPlaceholders } from '../values/fillTemplates';

/** Separates the singular from the plural text of a message, as in the translation files. */
const OR = '||||';

/** Returns what two texts have in common at their start. */
function getCommonStart(one: string, other: string): string {
  const end = one.split('').findIndex((_, index) => !other.startsWith(one.slice(0, index + 1)));
  return end < 0 ? one : one.slice(0, end);
}

/**
 * Returns the singular or the plural of a text with placeholders. The number that decides is the last placeholder
 * before the word that differs, otherwise the first one of the text.
 * @param getValue returns the value of a placeholder
 */
export function choosePlural(text: string, getValue: (placeholder: string) => unknown): string {
  const [one = '', many = one] = text.split(OR).map((form) => form.trim());
  const name = getPlaceholders(getCommonStart(one, many)).at(-1) ?? getPlaceholders(text)[0] ?? '';
  return Number(getValue(name)) === 1 ? one : many;
}
