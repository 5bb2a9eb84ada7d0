import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** Access to the current values of a form, or of a record in a view. */
export interface CurrentValuesStore {
  /** Returns the values of the fields with these names. */
  getValues: (names: readonly string[]) => Values;
  /**
   * Calls the listener when the value of one of the fields has changed.
   * @returns a function that unsubscribes the listener
   */
  subscribe: (names: readonly string[], listener: () => void) => () => void;
  /** Sets the value of a field as if the user had typed it. Undefined if the values are read-only. */
  setValue?: (name: string, value: unknown) => void;
}

const CurrentValuesStoreContext = createContext<CurrentValuesStore | undefined>(undefined);

export const CurrentValuesStoreProvider = CurrentValuesStoreContext.Provider;

/**
 * Returns the current values of some fields. The hook works in forms and in views, so that hand-written sections
 * can be used in both. In a form only changes of these fields re-render the caller.
 * @param names names of the fields; must be the same array in each render
 * @returns the values by name; the same object as long as the values are equal
 */
export function useCurrentValues(names: readonly string[]): Values {
  const source = useContext(CurrentValuesStoreContext);
  if (!source) throw new Error('useValues stands outside of a form or a view');
  const { getValues, subscribe } = source;
  const listen = useCallback((listener: () => void) => subscribe(names, listener), [subscribe, names]);
  const content = useSyncExternalStore(listen, () => JSON.stringify(getValues(names)));
  return useMemo(() => JSON.parse(content) as Values, [content]);
}

/** @returns a function that sets the value of a field in the surrounding form; undefined in a view */
export const useSetValue = (): CurrentValuesStore['setValue'] => useContext(CurrentValuesStoreContext)?.setValue;
