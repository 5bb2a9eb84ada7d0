/** Takes over the messages of a document for the rules that a built field has. */
import { getMessageNames } from '../../lint/rules/checkErrorMessages';
import { isObject, type Json } from '../../lint/source/readJson';

/** The message for all other rules, as the package ajv-errors names it, and as the schema language does. */
const AJV_OTHERS = '_';
const OTHERS = '*';

const isMessage = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '';

/**
 * Returns a built field with those of its messages that would be shown: texts for rules that it has.
 * @param field with `errorMessage` as the document has it: a text, or texts by rules
 */
export function keepShownMessages(field: Json): Json {
  const { errorMessage, ...rest } = field;
  if (!isObject(errorMessage)) return errorMessage === undefined || isMessage(errorMessage) ? field : rest;
  const named = Object.entries(errorMessage).map(
    ([name, text]) => [name === AJV_OTHERS ? OTHERS : name, text] as const,
  );
  const names = getMessageNames(rest);
  const shown = named.filter(([name, text]) => names.includes(name) && isMessage(text));
  return shown.length > 0 ? { ...field, errorMessage: Object.fromEntries(shown) } : rest;
}
