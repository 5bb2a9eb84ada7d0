import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FieldState } from '../../model/formRules/ruleEffects';

export type { FieldState };

/** A store outside the form state: a keystroke that changes no field state re-renders nothing. */
export interface FieldStates {
  /** @param path path in the form, such as `articleLinks.2.articleLink` */
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
