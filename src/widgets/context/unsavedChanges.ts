import { createContext, useContext, useEffect } from 'react';

export interface UnsavedChangesContextValue {
  /**
   * Registers a function that checks for unsaved changes.
   * @returns a function that unregisters the check
   */
  registerUnsaved(isUnsaved: () => boolean): () => void;
  /**
   * Returns the user to whom the unsaved changes belong. Undefined if nobody is signed in; drafts are then not
   * stored.
   */
  getOwner(): string | undefined;
}

const UnsavedChangesContext = createContext<UnsavedChangesContextValue>({
  registerUnsaved: () => () => undefined,
  getOwner: () => undefined,
});

/** Provides the registration of checks for unsaved changes, and the user to whom the changes belong. */
export const UnsavedChangesProvider = UnsavedChangesContext.Provider;

/** Registers a function that checks for unsaved changes. The function is called only when its result is needed. */
export function useRegisterUnsavedCheck(isUnsaved: () => boolean): void {
  const { registerUnsaved } = useContext(UnsavedChangesContext);
  useEffect(() => registerUnsaved(isUnsaved), [registerUnsaved, isUnsaved]);
}

/** Returns a function that returns the user to whom the unsaved changes on the screen belong. */
export const useGetDraftOwner = (): (() => string | undefined) => useContext(UnsavedChangesContext).getOwner;
