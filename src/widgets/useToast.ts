import { useMemo } from 'react';
import { HttpError, useNotify } from 'ra-core';
import { useConfig } from './context/config';
import { getTransportErrorText } from '../i18n/useErrorMessage';
import { useAppTranslate, type TextKey } from '../i18n/useAppTranslate';

/** The app's own texts by key: a visible toast follows a language change. */
interface TranslatableText {
  key: TextKey;
  values?: Readonly<Record<string, unknown>>;
}

export interface Toast {
  success(text: string | TranslatableText): void;
  /** @param title precedes the server's message: `Delete failed: Still in use` */
  error(error: unknown, title?: string): void;
}

/** Returns the message of an error: the server's own if there is one. */
const getText = (error: unknown): string => {
  if (typeof error === 'string') return error;
  return error instanceof Error ? error.message : '';
};

const isSignedOut = (error: unknown): boolean => error instanceof HttpError && error.status === 401;

/** Shows notifications for the configured time: short for successes, longer for errors. */
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
        // The end of the session is reported once: without a title all reports have the same text.
        const message = title && !isSignedOut(error) ? `${title}: ${text}` : text;
        notify(message, { type: 'error', messageArgs: { _: message }, autoHideDuration: errorToastMs });
      },
    }),
    [notify, t, successToastMs, errorToastMs],
  );
}
