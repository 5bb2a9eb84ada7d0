/**
 * Texts with values and plural forms, in the notation of polyglot, which react-admin's own texts use:
 * `%{smart_count} row |||| %{smart_count} rows`. Polyglot itself would be a twentieth of the first load.
 */
import type { TranslationMessages } from 'ra-core';

const TOKEN = /%\{(.*?)\}/g;
const FORM_SEPARATOR = '||||';

/** `list.next` → the text that stands there; undefined where there is none. */
function findText(messages: object, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>(
      (at, step) =>
        typeof at === 'object' && at !== null && Object.hasOwn(at, step) ? (at as never)[step] : undefined,
      messages,
    );
  return typeof found === 'string' ? found : undefined;
}

/**
 * @param locale whose rules say which form a count takes; English has two, Chinese one
 * @returns says a text by its key; a key without a text says `_` of its values, else itself
 */
export function createTranslate(messages: TranslationMessages, locale: string) {
  const plural = new Intl.PluralRules(locale);
  const categories = plural.resolvedOptions().pluralCategories;
  const pickForm = (text: string, count: number): string => {
    const forms = text.split(FORM_SEPARATOR);
    return (forms[categories.indexOf(plural.select(count))] ?? forms[0] ?? '').trim();
  };
  return (key: string, values: Readonly<Record<string, unknown>> = {}): string => {
    const { _: own, smart_count: count } = values;
    const text = findText(messages, key) ?? (typeof own === 'string' ? own : key);
    const form = count === undefined || count === null ? text : pickForm(text, Number(count));
    return form.replace(TOKEN, (token, name: string) =>
      String((Object.hasOwn(values, name) ? values[name] : null) ?? token),
    );
  };
}
