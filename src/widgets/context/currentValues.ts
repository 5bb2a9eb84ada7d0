import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** Where values stand: in a form, or in a record that is read. */
export interface ValueStore {
  /** Fields by their names. */
  getValues: (names: readonly string[]) => Values;
  /** Calls when one of them has changed. @returns what ends it */
  subscribe: (names: readonly string[], listener: () => void) => () => void;
  /** Puts a value into a field, as if it had been typed; absent where values are only read. */
  setValue?: (name: string, value: unknown) => void;
}

const ValueStoreContext = createContext<ValueStore | undefined>(undefined);

export const ValueStoreProvider = ValueStoreContext.Provider;

/**
 * The current values of some fields, in a form or a view: hand-written sections work in both. In a form only changes
 * of these fields re-render the caller.
 * @param names the same list for as long as the caller lives
 * @returns the same object for as long as its content is the same
 */
export function useCurrentValues(names: readonly string[]): Values {
  const source = useContext(ValueStoreContext);
  if (!source) throw new Error('useValues stands outside of a form or a view');
  const { getValues, subscribe } = source;
  const listen = useCallback((listener: () => void) => subscribe(names, listener), [subscribe, names]);
  const content = useSyncExternalStore(listen, () => JSON.stringify(getValues(names)));
  return useMemo(() => JSON.parse(content) as Values, [content]);
}

/** @returns puts a value into a field of the form around the caller; undefined in a view */
export const useSetValue = (): ValueStore['setValue'] => useContext(ValueStoreContext)?.setValue;
