import { useEffect, useState, type ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { nearest, useSiblings } from '../context/record';
import { useShape } from '../context/shape';
import { listNameOf, useFieldOptions } from '../fieldOptions';
import type { OptionItem } from '../optionItems';
import { OptionsProblem } from '../OptionsProblem';
import type { InputProps } from '../types';
import { useDependencies } from '../useDependencies';
import { useOptionList } from '../useOptions';
import { useDebounced } from '../useDebounced';
import { useOffered } from './useOffered';

/** A list that the server searches is asked when typing pauses. */
const PAUSE = 300;

const NONE: readonly OptionItem[] = [];

/** What the fields beside an input are called, to name those it waits for. */
function useLabels(source: string, names: readonly string[]): string {
  const shape = useShape();
  return names.map((name) => nearest(shape, source, name).field?.title ?? name).join(', ');
}

interface Choices {
  options: readonly OptionItem[];
  loading: boolean;
  /** Said under the input: the list could not be loaded. */
  problem?: ReactNode;
  /** Which field must be chosen first. */
  hint?: string;
  /** The label the record itself brings for its code. */
  known?: string;
  /** So many characters are to be typed first. */
  minSearchLength?: number;
  /** Present for a list that the server searches. */
  onSearch?: (text: string) => void;
}

/** The choices of an input, loaded with what they depend on, and what to say when there are none. */
export function useChoices({ source, field, label, allowed, seen }: InputProps): Choices {
  const t = useT();
  const [typed, setTyped] = useState('');
  const list = useOptionList(listNameOf(field));
  const { labelField } = field.ui;
  const dependencies = useDependencies(field);
  const values = useSiblings(source, [...dependencies, ...(labelField ? [labelField] : [])]);
  const { options, loading, failed, waiting, minSearchLength, retry } = useFieldOptions(field, {
    values,
    search: useDebounced(typed, PAUSE),
    ...(allowed ? { allowed } : {}),
  });
  useOffered(
    source,
    dependencies.map((name) => values[name]),
    // Of a list that the server searches, only what was searched for is here.
    { offered: waiting || list?.searchParam ? NONE : options, unsettled: loading || failed },
  );
  useEffect(() => {
    for (const option of options) seen?.set(String(option.value), option);
  }, [seen, options]);
  const names = useLabels(source, dependencies);
  const known = labelField ? values[labelField] : undefined;
  return {
    options,
    loading,
    ...(failed ? { problem: <OptionsProblem field={label} onRetry={retry} /> } : {}),
    ...(waiting ? { hint: t('options.waiting', { fields: names }) } : {}),
    ...(typeof known === 'string' && known !== '' ? { known } : {}),
    ...(minSearchLength === undefined ? {} : { minSearchLength }),
    ...(list?.searchParam ? { onSearch: setTyped } : {}),
  };
}
