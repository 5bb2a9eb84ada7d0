import {
  DEFAULT_VALIDATION_MESSAGES,
  type DefaultValidationMessageKey,
  type FieldError,
} from '../../../src/model/formRules/validationMessages';
import type { FieldErrors } from '../../../src/model/form/validateForm';

/** Returns the English text of an error: the schema's message, else the default one. Placeholders are kept. */
export const wordsOf = ({ text, rule }: FieldError): string =>
  text ?? DEFAULT_VALIDATION_MESSAGES[rule as DefaultValidationMessageKey];

/** Returns the error texts by field path. */
export const saidIn = (errors: FieldErrors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, wordsOf(error)]));
