import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { isSameCode, type OptionItem } from '../optionItems';

interface List {
  /** Options for the current values of the fields that the list depends on; empty if unknown. */
  available: readonly OptionItem[];
  /** Loading, or failed to load: the available options are unknown. */
  isLoading: boolean;
}

const getKept = (value: unknown, offered: readonly OptionItem[]): unknown => {
  const isOffered = (one: unknown): boolean => offered.some((option) => isSameCode(option.value, one));
  if (Array.isArray(value)) return value.every(isOffered) ? value : value.filter(isOffered);
  return value === undefined || value === null || isOffered(value) ? value : '';
};

/**
 * Removes selected options that are no longer available after the user changed a field that the list depends on.
 * Options of the loaded record stay until then.
 * @param dependencies values of the fields that the list depends on
 */
export function useRemoveUnavailable(
  source: string,
  dependencies: readonly unknown[],
  { available, isLoading }: List,
): void {
  const { getValues, setValue } = useFormContext();
  const key = JSON.stringify(dependencies);
  const checked = useRef(key);
  useEffect(() => {
    if (checked.current === key || isLoading) return;
    checked.current = key;
    const value: unknown = getValues(source);
    const kept = getKept(value, available);
    if (kept !== value) setValue(source, kept, { shouldDirty: true, shouldTouch: true });
  }, [key, isLoading, available, source, getValues, setValue]);
}
