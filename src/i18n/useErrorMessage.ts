import { useCallback } from 'react';
import { HttpError, useTranslate } from 'ra-core';

/** A failure that has no text of the server: ours by its key, with what fills it. */
interface TransportErrorText {
  key: string;
  args: Record<string, unknown>;
}

/** Ours of a failure made by the transport; undefined where the server or somebody else has said what is the matter. */
export function getTransportErrorText(error: unknown): TransportErrorText | undefined {
  const { fault, messageArgs } = Object(error instanceof HttpError ? error.body : undefined) as {
    fault?: unknown;
    messageArgs?: Record<string, unknown>;
  };
  if (typeof fault !== 'string' || typeof messageArgs !== 'object') return undefined;
  return { key: `wd.error.${fault}`, args: { _: (error as HttpError).message, ...messageArgs } };
}

/** Says a failure: ours in the language of the page, also where that has changed since; the server's as it is. */
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
