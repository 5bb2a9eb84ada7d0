import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { matchesCondition } from '../../model/formRules/matchesCondition';
import { useObjectShape } from '../../widgets/context/objectShape';
import type { FormRuleStore } from './formRuleStore';

const FormRuleStoreContext = createContext<FormRuleStore | undefined>(undefined);

export const FormRuleStoreProvider = FormRuleStoreContext.Provider;

const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * Whether at least one of the fields is visible. A section without visible fields is hidden together with its
 * title.
 */
export function useIsAnyFieldVisible(keys: readonly string[]): boolean {
  const store = useContext(FormRuleStoreContext);
  return useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    useCallback(() => !store || keys.some((key) => store.get(key).visible), [store, keys]),
  );
}

/**
 * Whether a condition is satisfied by the current form values or, outside of a form, by the record.
 * @param condition key of the condition in `Validators.conditions`
 */
export function useMatchesCondition(
  { validators }: Pick<EntityModule, 'validators'>,
  condition: string | undefined,
  record: Readonly<Record<string, unknown>> | undefined,
): boolean {
  const store = useContext(FormRuleStoreContext);
  const shape = useObjectShape();
  return useSyncExternalStore(
    store?.subscribeRecord ?? subscribeToNothing,
    useCallback(
      () => matchesCondition({ shape, validators }, condition, store?.record() ?? { ...record }),
      [store, shape, validators, condition, record],
    ),
  );
}
