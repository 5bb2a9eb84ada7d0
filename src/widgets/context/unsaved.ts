import { createContext, useContext, useEffect } from 'react';

/** @returns a function that takes it back */
type Hold = (isUnsaved: () => boolean) => () => void;

const UnsavedContext = createContext<Hold>(() => () => undefined);

/** Given what wants to know whether anything on the screen is unsaved. */
export const UnsavedProvider = UnsavedContext.Provider;

/** Says whether something unsaved is on the screen, asked at that moment. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const hold = useContext(UnsavedContext);
  useEffect(() => hold(isUnsaved), [hold, isUnsaved]);
}
