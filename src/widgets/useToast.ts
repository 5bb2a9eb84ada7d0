import { useMemo } from 'react';
import { HttpError, useNotify } from 'ra-core';
import { useConfig } from './context/config';
import { getMessageLanguage, getTransportErrorText } from '../i18n/useErrorMessage';
import { useAppTranslate, type TextKey } from '../i18n/useAppTranslate';

/**
 * A text of the app by its translation key. If the language changes while the toast is visible, the toast is
 * translated again.
 */
interface TranslatableText {
  key: TextKey;
  values?: Readonly<Record<string, unknown>>;
}

export interface Toast {
  /** @param language the language of a text of the server, if the server names it */
  success(text: string | TranslatableText, language?: string): void;
  info(text: string | TranslatableText): void;
  /**
   * Shows an error, unless the request was aborted.
   * @param title text before the server's message, such as `Delete failed` in `Delete failed: Still in use`
   */
  error(error: unknown, title?: string): void;
}

/** Returns the message of an error, which is the server's message if the response contains one. */
const getText = (error: unknown): string => {
  if (typeof error === 'string') return error;
  return error instanceof Error ? error.message : '';
};

const isSignedOut = (error: unknown): boolean => error instanceof HttpError && error.status === 401;

/** Returns functions that show toasts for the configured time: short for successes, longer for errors. */
export function useToast(): Toast {
  const notify = useNotify();
  const t = useAppTranslate();
  const { successToastMs, errorToastMs } = useConfig();
  return useMemo(() => {
    const notifyOf =
      (type: 'success' | 'info'): Toast['success'] =>
      (text, lang) => {
        const [message, messageArgs] =
          typeof text === 'string'
            ? [text, { _: text, lang }]
            : [`wd.${text.key}`, { _: t(text.key, text.values), ...text.values }];
        notify(message, { type, messageArgs, autoHideDuration: successToastMs });
      };
    return {
      success: notifyOf('success'),
      info: notifyOf('info'),
      error: (error, title) => {
        if (error instanceof DOMException && error.name === 'AbortError') return;
        const ours = title ? undefined : getTransportErrorText(error);
        if (ours) {
          notify(ours.key, { type: 'error', messageArgs: ours.args, autoHideDuration: errorToastMs });
          return;
        }
        const text = getText(error) || t('error.failed');
        // Several requests may fail when the session expires. Without a title their messages are equal, so that the
        // message is shown only once.
        const message = title && !isSignedOut(error) ? `${title}: ${text}` : text;
        const lang = getMessageLanguage(error);
        // The title before the server's message is in the language of the screen. No text has an argument called `lead`.
        const messageArgs = lang ? { _: text, lead: message.slice(0, -text.length), lang } : { _: message };
        notify(message, { type: 'error', messageArgs, autoHideDuration: errorToastMs });
      },
    };
  }, [notify, t, successToastMs, errorToastMs]);
}
