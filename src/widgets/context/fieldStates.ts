import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FieldState } from '../../model/rules/ruleEffects';

export type { FieldState };

/** A store beside the form: a key stroke that changes no state draws nothing again. */
export interface FieldStates {
  /** @param path as in the form: `articleLinks.2.articleLink` */
  get(path: string): FieldState;
  subscribe(listener: () => void): () => void;
}

const OPEN: FieldState = { visible: true, required: false, disabled: false };
const NO_RULES: FieldStates = { get: () => OPEN, subscribe: () => () => undefined };

const FieldStatesContext = createContext<FieldStates>(NO_RULES);

export const FieldStatesProvider = FieldStatesContext.Provider;

export function useFieldState(path: string): FieldState {
  const states = useContext(FieldStatesContext);
  return useSyncExternalStore(
    states.subscribe,
    useCallback(() => states.get(path), [states, path]),
  );
}
