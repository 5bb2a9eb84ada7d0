import { createContext, useContext } from 'react';

/** Messages of the server at fields of a form, and the language that the server names for them. */
export interface ServerMessages {
  language: string;
  texts: ReadonlySet<string>;
}

const ServerMessagesContext = createContext<ServerMessages | undefined>(undefined);

/** Provides the messages of the server at the fields of a form; undefined if there are none, or their language is unknown. */
export const ServerMessagesProvider = ServerMessagesContext.Provider;

/** Returns the language of the message of a field, if the message is one of the server's. */
export function useServerMessageLanguage(text: string): string | undefined {
  const messages = useContext(ServerMessagesContext);
  return messages?.texts.has(text) ? messages.language : undefined;
}
