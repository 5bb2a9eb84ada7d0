import { useEffect, useState, type ReactNode } from 'react';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { findNearestField, useSiblingValues } from '../context/siblingValues';
import { useShape } from '../context/shape';
import { getOptionListName, useFieldOptions } from '../useFieldOptions';
import type { OptionItem } from '../optionItems';
import { OptionsLoadError } from '../OptionsLoadError';
import type { InputProps } from '../types';
import { useOptionDependencies } from '../useOptionDependencies';
import { useOptionList } from '../useOptions';
import { useDebouncedValue } from '../useDebouncedValue';
import { useRemoveUnavailable } from './useRemoveUnavailable';

/** A list that the server searches is asked when typing pauses. */
const PAUSE = 300;

const NONE: readonly OptionItem[] = [];

/** What the fields beside an input are called, to name those it waits for. */
function useLabels(source: string, names: readonly string[]): string {
  const shape = useShape();
  return names.map((name) => findNearestField(shape, source, name).field?.title ?? name).join(', ');
}

interface Choices {
  options: readonly OptionItem[];
  loading: boolean;
  /** Said under the input: the list could not be loaded. */
  problem?: ReactNode;
  /** Which field must be chosen first. */
  hint?: string;
  /** The label the record itself brings for its code. */
  selectedLabel?: string;
  /** So many characters are to be typed first. */
  minSearchLength?: number;
  /** Present for a list that the server searches. */
  onSearch?: (text: string) => void;
}

/** The choices of an input, loaded with what they depend on, and what to say when there are none. */
export function useSelectOptions({ source, field, label, allowed, optionCache }: InputProps): Choices {
  const t = useAppTranslate();
  const [typed, setTyped] = useState('');
  const list = useOptionList(getOptionListName(field));
  const { labelField } = field.ui;
  const dependencies = useOptionDependencies(field);
  const values = useSiblingValues(source, [...dependencies, ...(labelField ? [labelField] : [])]);
  const { options, loading, failed, isWaitingForInput, minSearchLength, retry } = useFieldOptions(field, {
    values,
    search: useDebouncedValue(typed, PAUSE),
    ...(allowed ? { allowed } : {}),
  });
  useRemoveUnavailable(
    source,
    dependencies.map((name) => values[name]),
    // Of a list that the server searches, only what was searched for is here.
    { available: isWaitingForInput || list?.searchParam ? NONE : options, isLoading: loading || failed },
  );
  useEffect(() => {
    for (const option of options) optionCache?.set(String(option.value), option);
  }, [optionCache, options]);
  const names = useLabels(source, dependencies);
  const selectedLabel = labelField ? values[labelField] : undefined;
  return {
    options,
    loading,
    ...(failed ? { problem: <OptionsLoadError field={label} onRetry={retry} /> } : {}),
    ...(isWaitingForInput ? { hint: t('options.waiting', { fields: names }) } : {}),
    ...(typeof selectedLabel === 'string' && selectedLabel !== '' ? { selectedLabel } : {}),
    ...(minSearchLength === undefined ? {} : { minSearchLength }),
    ...(list?.searchParam ? { onSearch: setTyped } : {}),
  };
}
