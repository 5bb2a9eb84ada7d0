import { useCallback } from 'react';
import { HttpError, useTranslate } from 'ra-core';

/** The key and the arguments of the app's own message for an error without a message from the server. */
interface TransportErrorText {
  key: string;
  args: Record<string, unknown>;
}

/**
 * Returns the app's own message for an error of the HTTP client. Returns undefined if the server has sent a message
 * or if the error has another source.
 */
export function getTransportErrorText(error: unknown): TransportErrorText | undefined {
  const { fault, messageArgs } = Object(error instanceof HttpError ? error.body : undefined) as {
    fault?: unknown;
    messageArgs?: Record<string, unknown>;
  };
  if (typeof fault !== 'string' || typeof messageArgs !== 'object') return undefined;
  return { key: `wd.error.${fault}`, args: { _: (error as HttpError).message, ...messageArgs } };
}

/** Returns the language of the server's message in an error; undefined if the server has not named it. */
export const getMessageLanguage = (error: unknown): string | undefined =>
  (error as { body?: { language?: string } } | undefined)?.body?.language;

/**
 * Returns a function that formats an error. The app's own messages are translated into the current language, even
 * if the language has changed since the error occurred. The server's messages remain unchanged.
 */
export function useErrorMessage(): (error: Error) => string {
  const translate = useTranslate();
  return useCallback(
    (error) => {
      const ours = getTransportErrorText(error);
      return ours ? translate(ours.key, ours.args) : error.message;
    },
    [translate],
  );
}
