import { createContext, useContext, useEffect } from 'react';

export interface UnsavedContextValue {
  /**
   * Something on the screen may be unsaved.
   * @returns a function that takes it back
   */
  hold(isUnsaved: () => boolean): () => void;
  /** Whose it is; undefined: nobody is signed in, and nothing is kept. */
  owner(): string | undefined;
}

const UnsavedContext = createContext<UnsavedContextValue>({ hold: () => () => undefined, owner: () => undefined });

/** Given what wants to know whether anything on the screen is unsaved, and knows whose it is. */
export const UnsavedProvider = UnsavedContext.Provider;

/** Says whether something unsaved is on the screen, asked at that moment. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const { hold } = useContext(UnsavedContext);
  useEffect(() => hold(isUnsaved), [hold, isUnsaved]);
}

/** Whose the unsaved things on the screen are, asked at that moment. */
export const useOwner = (): (() => string | undefined) => useContext(UnsavedContext).owner;
