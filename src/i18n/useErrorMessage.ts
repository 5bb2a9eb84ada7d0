import { useCallback } from 'react';
import { HttpError, useTranslate } from 'ra-core';

/** An error without a message from the server: the key of the app's own message and its arguments. */
interface TransportErrorText {
  key: string;
  args: Record<string, unknown>;
}

/** Returns the app's own message for an error of the HTTP client; undefined if the error has a message of its own. */
export function getTransportErrorText(error: unknown): TransportErrorText | undefined {
  const { fault, messageArgs } = Object(error instanceof HttpError ? error.body : undefined) as {
    fault?: unknown;
    messageArgs?: Record<string, unknown>;
  };
  if (typeof fault !== 'string' || typeof messageArgs !== 'object') return undefined;
  return { key: `wd.error.${fault}`, args: { _: (error as HttpError).message, ...messageArgs } };
}

/**
 * Returns a function that formats an error: the app's own message in the current language, even after a language
 * change, or the server's message unchanged.
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
