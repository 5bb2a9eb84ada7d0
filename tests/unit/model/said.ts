import { DEFAULT_MESSAGES, type DefaultMessageKey, type FieldError } from '../../../src/model/rules/validationMessages';
import type { FieldErrors } from '../../../src/model/form/validateForm';

/** The words of an error in English: the schema's, else our own. Placeholders stay. */
export const wordsOf = ({ text, rule }: FieldError): string => text ?? DEFAULT_MESSAGES[rule as DefaultMessageKey];

/** What stands at which field. */
export const saidIn = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, wordsOf(error)]));
