import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { sameValue, type OptionItem } from '../optionItems';

interface List {
  /** What is on offer for these values of the fields it depends on; nothing where that is unknown. */
  offered: readonly OptionItem[];
  /** Loading, or failed to load: nothing can be said. */
  unsettled: boolean;
}

const keptOf = (value: unknown, offered: readonly OptionItem[]): unknown => {
  const isOffered = (one: unknown): boolean => offered.some((option) => sameValue(option.value, one));
  if (Array.isArray(value)) return value.every(isOffered) ? value : value.filter(isOffered);
  return value === undefined || value === null || isOffered(value) ? value : '';
};

/**
 * Takes away what is no longer on offer after the user has changed a field that the list depends
 * on: a group of the customer chosen before must not be saved for this one. What a record brings
 * along stays, offered or not, until then.
 * @param dependencies values of the fields that the list depends on
 */
export function useOffered(source: string, dependencies: readonly unknown[], { offered, unsettled }: List): void {
  const { getValues, setValue } = useFormContext();
  const key = JSON.stringify(dependencies);
  const checked = useRef(key);
  useEffect(() => {
    if (checked.current === key || unsettled) return;
    checked.current = key;
    const value: unknown = getValues(source);
    const kept = keptOf(value, offered);
    if (kept !== value) setValue(source, kept, { shouldDirty: true, shouldTouch: true });
  }, [key, unsettled, offered, source, getValues, setValue]);
}
