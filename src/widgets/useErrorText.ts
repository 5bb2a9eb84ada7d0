import { useCallback } from 'react';
import { useT, type TextKey } from '../i18n/useT';
import type { FieldError } from '../model/rules/messages';
import { formatClock, formatHours } from '../model/reading/durations';

const PLACEHOLDER = /\{(limit|title|min|max)\}/g;

/** `Max {limit} characters` → `Max 100 characters`; an unknown placeholder stays as it is written. */
export const fillText = (text: string, args: Readonly<Record<string, unknown>>): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => (args[name] === undefined ? whole : String(args[name])));

/** A limit reads as the values do that it bounds. */
function limitText({ reads }: FieldError, value: unknown): unknown {
  if (typeof value !== 'number') return value;
  if (reads === 'clock') return formatClock(value);
  return reads === 'hours' ? formatHours(value) : value;
}

/** The text of an error: the schema's, else our own in the language of the page. */
export type ErrorText = (error: FieldError) => string;

export function useErrorText(): ErrorText {
  const t = useT();
  return useCallback(
    (error) => {
      const args = Object.entries(error.args).map(([name, value]) => [name, limitText(error, value)]);
      const { limit } = error.args;
      const counted = { smart_count: typeof limit === 'number' ? limit : 0 };
      return fillText(error.text ?? t(`rule.${error.rule}` as TextKey, counted), Object.fromEntries(args));
    },
    [t],
  );
}
