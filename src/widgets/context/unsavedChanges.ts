import { createContext, useContext, useEffect } from 'react';

export interface UnsavedChangesContextValue {
  /**
   * Registers a check for unsaved changes.
   * @returns a function that unregisters it
   */
  registerUnsaved(isUnsaved: () => boolean): () => void;
  /** The user who owns the unsaved changes. Undefined if nobody is signed in: nothing is stored then. */
  getOwner(): string | undefined;
}

const UnsavedChangesContext = createContext<UnsavedChangesContextValue>({
  registerUnsaved: () => () => undefined,
  getOwner: () => undefined,
});

/** Provides the registration of checks for unsaved changes, and their owner. */
export const UnsavedChangesProvider = UnsavedChangesContext.Provider;

/** Registers a check for unsaved changes. The check runs only when its result is needed. */
export function useRegisterUnsaved(isUnsaved: () => boolean): void {
  const { registerUnsaved } = useContext(UnsavedChangesContext);
  useEffect(() => registerUnsaved(isUnsaved), [registerUnsaved, isUnsaved]);
}

/** Returns a getter of the user who owns the unsaved changes on the screen. */
export const useDraftOwner = (): (() => string | undefined) => useContext(UnsavedChangesContext).getOwner;
