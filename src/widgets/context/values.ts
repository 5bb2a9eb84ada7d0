import { createContext, useContext } from 'react';

/** Reads fields of the record by their names: what stands in the form, or what the record holds. */
export type UseValues = (names: readonly string[]) => Readonly<Record<string, unknown>>;

const ValuesContext = createContext<UseValues | undefined>(undefined);

/** One and the same hook for as long as what it is around lives. */
export const ValuesProvider = ValuesContext.Provider;

/**
 * The present values of a few fields, in a form as in a view: a hand-written section need not know in
 * which it stands. In a form only a change of one of these draws the caller again.
 */
export const useValues: UseValues = (names) => {
  const useOwn = useContext(ValuesContext);
  if (!useOwn) throw new Error('useValues stands outside of a form or a view');
  return useOwn(names);
};
