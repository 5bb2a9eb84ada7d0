import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FieldState } from '../../model/formRules/ruleEffects';

export type { FieldState };

/**
 * The field states (such as visible, required and disabled) that the form rules compute. They are stored outside
 * the form state, so that a keystroke re-renders nothing unless a field state changes.
 */
export interface FieldStates {
  /** @param path path of the field in the form, such as `articleLinks.2.articleLink` */
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
