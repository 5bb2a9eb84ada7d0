import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** Where values stand: in a form, or in a record that is read. */
export interface ValuesSource {
  /** Fields by their names. */
  read: (names: readonly string[]) => Values;
  /** Calls when one of them has changed. @returns what ends it */
  subscribe: (names: readonly string[], listener: () => void) => () => void;
  /** Puts a value into a field, as if it had been typed; absent where values are only read. */
  write?: (name: string, value: unknown) => void;
}

const ValuesContext = createContext<ValuesSource | undefined>(undefined);

export const ValuesProvider = ValuesContext.Provider;

/**
 * The present values of a few fields, in a form as in a view: a hand-written section need not know in
 * which it stands. In a form only a change of one of these draws the caller again.
 * @param names the same list for as long as the caller lives
 * @returns the same object for as long as its content is the same
 */
export function useValues(names: readonly string[]): Values {
  const source = useContext(ValuesContext);
  if (!source) throw new Error('useValues stands outside of a form or a view');
  const { read, subscribe } = source;
  const listen = useCallback((listener: () => void) => subscribe(names, listener), [subscribe, names]);
  const content = useSyncExternalStore(listen, () => JSON.stringify(read(names)));
  return useMemo(() => JSON.parse(content) as Values, [content]);
}

/** @returns puts a value into a field of the form around the caller; undefined in a view */
export const useWrite = (): ValuesSource['write'] => useContext(ValuesContext)?.write;
