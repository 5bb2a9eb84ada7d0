import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { FieldStates } from '../../widgets/context/fieldStates';

const RuleStoreContext = createContext<FieldStates>({
  get: () => ({ visible: true, required: false, disabled: false }),
  subscribe: () => () => undefined,
});

export const RuleStoreProvider = RuleStoreContext.Provider;

/** Whether at least one of the fields is to be seen: a section without any has no title either. */
export function useAnyVisible(names: readonly string[]): boolean {
  const store = useContext(RuleStoreContext);
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => names.some((name) => store.get(name).visible), [store, names]),
  );
}
