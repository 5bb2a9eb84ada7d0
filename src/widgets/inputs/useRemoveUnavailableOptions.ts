import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { isSameCode, type OptionItem } from '../normalizeOptions';

interface List {
  /**
   * The available options, given the current values of the fields on which the option list depends. Empty if they
   * are unknown.
   */
  available: readonly OptionItem[];
  /** Whether the available options are unknown, because they are loading or failed to load. */
  isLoading: boolean;
}

const getKept = (value: unknown, offered: readonly OptionItem[]): unknown => {
  const isOffered = (one: unknown): boolean => offered.some((option) => isSameCode(option.value, one));
  if (Array.isArray(value)) return value.every(isOffered) ? value : value.filter(isOffered);
  return value === undefined || value === null || isOffered(value) ? value : '';
};

/**
 * Removes selected options that are no longer available after the user has changed a field on which the option list
 * depends. Until such a change, options that the loaded record contains stay selected even if they are unavailable.
 * @param dependencies values of the fields on which the option list depends
 */
export function useRemoveUnavailableOptions(
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
