import { useEffect, useState, type ReactNode } from 'react';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { findFieldInScope, useSiblingValues } from '../context/siblingValues';
import { useObjectShape } from '../context/objectShape';
import { getOptionListName, useFieldOptions } from '../useFieldOptions';
import type { OptionItem } from '../normalizeOptions';
import { OptionsLoadError } from '../OptionsLoadError';
import type { InputProps } from '../types';
import { useOptionDependencies } from '../useOptionDependencies';
import { useOptionListDefinition } from '../useOptions';
import { useDebouncedValue } from '../useDebouncedValue';
import { useRemoveUnavailableOptions } from './useRemoveUnavailableOptions';
import { joinTexts } from '../../model/formatting/joinTexts';

/** Debounce in ms for searches by the server. */
const PAUSE = 300;

const NONE: readonly OptionItem[] = [];

/**
 * Returns the labels of the fields with the given names. They are shown in the hint that these fields must be
 * filled in first.
 */
function useLabels(source: string, names: readonly string[]): string {
  const shape = useObjectShape();
  return joinTexts(names.map((name) => findFieldInScope(shape, source, name).field?.title ?? name));
}

interface Choices {
  options: readonly OptionItem[];
  loading: boolean;
  /** Error message below the input if the options failed to load. */
  problem?: ReactNode;
  /** Hint below the input. It tells the user which fields must be filled in first. */
  hint?: string;
  /** Label of the value, if the record itself contains the label. */
  selectedLabel?: string;
  /** Number of characters that the user must type before the options are loaded. */
  minSearchLength?: number;
  /** Starts a search with the typed text. Undefined if the server does not search the options. */
  onSearch?: (text: string) => void;
}

/**
 * Loads the options of an input, given the current values of the fields on which they depend. Also returns the
 * messages that are shown if there are no options.
 */
export function useSelectOptions({ source, field, label, allowed, optionCache }: InputProps): Choices {
  const t = useAppTranslate();
  const [typed, setTyped] = useState('');
  const list = useOptionListDefinition(getOptionListName(field));
  const { labelField } = field.ui;
  const dependencies = useOptionDependencies(field);
  const values = useSiblingValues(source, [...dependencies, ...(labelField ? [labelField] : [])]);
  const { options, loading, failed, error, isWaitingForInput, minSearchLength, retry } = useFieldOptions(field, {
    values,
    search: useDebouncedValue(typed, PAUSE),
    ...(allowed ? { allowed } : {}),
  });
  useRemoveUnavailableOptions(
    source,
    dependencies.map((name) => values[name]),
    // If the server searches the options, the available options are unknown: only the current search results are
    // loaded.
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
    ...(failed ? { problem: <OptionsLoadError field={label} error={error} onRetry={retry} /> } : {}),
    ...(isWaitingForInput ? { hint: t('options.waiting', { fields: names }) } : {}),
    ...(typeof selectedLabel === 'string' && selectedLabel !== '' ? { selectedLabel } : {}),
    ...(minSearchLength === undefined ? {} : { minSearchLength }),
    ...(list?.searchParam ? { onSearch: setTyped } : {}),
  };
}
