import { useCallback } from 'react';
import { useAppTranslate, type TextKey } from '../i18n/useAppTranslate';
import type { FieldError } from '../model/formRules/validationMessages';
import { DISPLAY_FORMATS } from '../model/displayFormats/displayFormats';

const PLACEHOLDER = /\{(limit|title|min|max)\}/g;

/**
 * Replaces the placeholders in a message: `Max {limit} characters` → `Max 100 characters`. A placeholder without a
 * value remains unchanged.
 */
export const fillMessageTemplate = (text: string, args: Readonly<Record<string, unknown>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (args[name] === undefined ? whole : String(args[name])));

/** Formats a limit in the same way as the values to which the limit applies. */
function formatLimit({ reads }: FieldError, value: unknown): unknown {
  return typeof value === 'number' ? (DISPLAY_FORMATS[reads].formatBound?.(value) ?? value) : value;
}

/**
 * Returns the message of a field error. A message in the schema takes precedence over the app's message in the
 * current language.
 */
export type FieldErrorTextFunction = (error: FieldError) => string;

export function useFieldErrorText(): FieldErrorTextFunction {
  const t = useAppTranslate();
  return useCallback(
    (error) => {
      const args = Object.entries(error.args).map(([name, value]) => [name, formatLimit(error, value)]);
      const { limit } = error.args;
      const counted = { smart_count: typeof limit === 'number' ? limit : 0 };
      return fillMessageTemplate(error.text ?? t(`rule.${error.rule}` as TextKey, counted), Object.fromEntries(args));
    },
    [t],
  );
}
