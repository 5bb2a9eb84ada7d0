import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { meets } from '../../model/rules/meets';
import { useShape } from '../../widgets/context/shape';
import type { RuleStore } from './ruleStore';

const RuleStoreContext = createContext<RuleStore | undefined>(undefined);

export const RuleStoreProvider = RuleStoreContext.Provider;

const silent = (): (() => void) => () => undefined;

/** Whether at least one of the fields is to be seen: a section without any has no title either. */
export function useAnyVisible(keys: readonly string[]): boolean {
  const store = useContext(RuleStoreContext);
  return useSyncExternalStore(
    store?.subscribe ?? silent,
    useCallback(() => !store || keys.some((key) => store.get(key).visible), [store, keys]),
  );
}

/**
 * Whether what stands in the form, or outside of one the record, is as a condition says.
 * @param condition key in `Validators.conditions`
 */
export function useMeets(
  { validators }: Pick<EntityModule, 'validators'>,
  condition: string | undefined,
  record: Readonly<Record<string, unknown>> | undefined,
): boolean {
  const store = useContext(RuleStoreContext);
  const shape = useShape();
  return useSyncExternalStore(
    store?.subscribeRecord ?? silent,
    useCallback(
      () => meets({ shape, validators }, condition, store?.record() ?? { ...record }),
      [store, shape, validators, condition, record],
    ),
  );
}
