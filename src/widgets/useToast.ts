import { useMemo } from 'react';
import { HttpError, useNotify } from 'ra-core';
import { useConfig } from './context/config';
import { getTransportErrorText } from '../i18n/useErrorMessage';
import { useAppTranslate, type TextKey } from '../i18n/useAppTranslate';

/** Our own words by their key: they change with the language for as long as they are shown. */
interface TranslatableText {
  key: TextKey;
  values?: Readonly<Record<string, unknown>>;
}

export interface Toast {
  success(text: string | TranslatableText): void;
  /** @param title stands before the server's own text: `Delete failed: Still in use` */
  error(error: unknown, title?: string): void;
}

/** The text a person can act on: the server's own where there is one. */
const getText = (error: unknown): string => {
  if (typeof error === 'string') return error;
  return error instanceof Error ? error.message : '';
};

const isSignedOut = (error: unknown): boolean => error instanceof HttpError && error.status === 401;

/** Notifications for the configured time: short for good news, longer for what must be read. */
export function useToast(): Toast {
  const notify = useNotify();
  const t = useAppTranslate();
  const { successToastMs, errorToastMs } = useConfig();
  return useMemo(
    () => ({
      success: (text) => {
        const [message, messageArgs] =
          typeof text === 'string'
            ? [text, { _: text }]
            : [`wd.${text.key}`, { _: t(text.key, text.values), ...text.values }];
        notify(message, { type: 'success', messageArgs, autoHideDuration: successToastMs });
      },
      error: (error, title) => {
        const ours = title ? undefined : getTransportErrorText(error);
        if (ours) {
          notify(ours.key, { type: 'error', messageArgs: ours.args, autoHideDuration: errorToastMs });
          return;
        }
        const text = getText(error) || t('error.failed');
        // The end of the session is told once, in the same words by whoever meets it.
        const told = title && !isSignedOut(error) ? `${title}: ${text}` : text;
        notify(told, { type: 'error', messageArgs: { _: told }, autoHideDuration: errorToastMs });
      },
    }),
    [notify, t, successToastMs, errorToastMs],
  );
}
