import { createContext, useContext, useEffect } from 'react';

export interface UnsavedChangesContextValue {
  /**
   * Something on the screen may be unsaved.
   * @returns a function that takes it back
   */
  registerUnsaved(isUnsaved: () => boolean): () => void;
  /** Whose it is; undefined: nobody is signed in, and nothing is kept. */
  getOwner(): string | undefined;
}

const UnsavedChangesContext = createContext<UnsavedChangesContextValue>({
  registerUnsaved: () => () => undefined,
  getOwner: () => undefined,
});

/** Given what wants to know whether anything on the screen is unsaved, and knows whose it is. */
export const UnsavedChangesProvider = UnsavedChangesContext.Provider;

/** Registers a check for unsaved changes. It is called when needed. */
export function useRegisterUnsaved(isUnsaved: () => boolean): void {
  const { registerUnsaved } = useContext(UnsavedChangesContext);
  useEffect(() => registerUnsaved(isUnsaved), [registerUnsaved, isUnsaved]);
}

/** The user who owns the unsaved changes on the screen. */
export const useDraftOwner = (): (() => string | undefined) => useContext(UnsavedChangesContext).getOwner;
