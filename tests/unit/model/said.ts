import { DEFAULT_TEXTS, type DefaultText, type FieldError } from '../../../src/model/rules/messages';
import type { FieldErrors } from '../../../src/model/form/validate';

/** The words of an error in English: the schema's, else our own. Placeholders stay. */
export const wordsOf = ({ text, rule }: FieldError): string => text ?? DEFAULT_TEXTS[rule as DefaultText];

/** What stands at which field. */
export const saidIn = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, wordsOf(error)]));
