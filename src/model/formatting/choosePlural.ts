import { getPlaceholders } from '../values/fillTemplates';

/** Separates the singular from the plural text of a message, as in the translation files. */
const OR = '||||';

/**
 * Returns the singular or the plural of a text with placeholders. Its first placeholder is the number that decides.
 * @param values the values by placeholder
 */
export function choosePlural(text: string, getValue: (placeholder: string) => unknown): string {
  const [one = '', many = one] = text.split(OR).map((form) => form.trim());
  return Number(getValue(getPlaceholders(text)[0] ?? '')) === 1 ? one : many;
}
