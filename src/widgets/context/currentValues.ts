import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** The source of the current values: a form, or a record shown in a view. */
export interface ValueStore {
  /** Returns the values of fields by their names. */
  getValues: (names: readonly string[]) => Values;
  /**
   * Calls the listener when one of the fields has changed.
   * @returns a function that unsubscribes
   */
  subscribe: (names: readonly string[], listener: () => void) => () => void;
  /** Sets a field's value as if the user had typed it. Absent if the values are read-only. */
  setValue?: (name: string, value: unknown) => void;
}

const ValueStoreContext = createContext<ValueStore | undefined>(undefined);

export const ValueStoreProvider = ValueStoreContext.Provider;

/**
 * Returns the current values of some fields, in a form or a view, so that hand-written sections work in both. In a
 * form only changes of these fields re-render the caller.
 * @param names the same array for the lifetime of the caller
 * @returns the same object as long as its content is the same
 */
export function useCurrentValues(names: readonly string[]): Values {
  const source = useContext(ValueStoreContext);
  if (!source) throw new Error('useValues stands outside of a form or a view');
  const { getValues, subscribe } = source;
  const listen = useCallback((listener: () => void) => subscribe(names, listener), [subscribe, names]);
  const content = useSyncExternalStore(listen, () => JSON.stringify(getValues(names)));
  return useMemo(() => JSON.parse(content) as Values, [content]);
}

/** @returns a function that sets the value of a field of the surrounding form; undefined in a view */
export const useSetValue = (): ValueStore['setValue'] => useContext(ValueStoreContext)?.setValue;
