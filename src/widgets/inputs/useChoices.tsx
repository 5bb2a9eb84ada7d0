import { useEffect, useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useEntityModule } from '../context/entity';
import { nearest, parentOf, shapeAt, useSiblings } from '../context/record';
import { useFieldOptions } from '../fieldOptions';
import type { OptionItem } from '../optionItems';
import { OptionsProblem } from '../OptionsProblem';
import type { InputProps } from '../types';
import { useDependencies } from '../useDependencies';
import { useOptionList } from '../useOptions';
import { useTexts } from '../useTexts';
import { useOffered } from './useOffered';

const PAUSE = 300;

const NONE: readonly OptionItem[] = [];

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What the fields beside an input are called, to name those it waits for. */
function useLabels(source: string, names: readonly string[]): string {
  const { entity } = useEntityModule();
  const texts = useTexts(entity);
  const labelOf = (path: string, name: string): string =>
    texts.label(path, shapeAt(entity.shape, parentOf(path))?.fields[name] ?? { title: name });
  return names.map((name) => labelOf(nearest(entity.shape, source, name), name)).join(', ');
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
  /** Present for a list that the server searches. */
  onSearch?: (text: string) => void;
}

/** The choices of an input, loaded with what they depend on, and what to say when there are none. */
export function useChoices({ source, field, label, allowed }: InputProps): Choices {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const list = useOptionList(field.ui.options ?? field.item?.ui.options);
  const { labelFrom } = field.ui;
  const dependencies = useDependencies(field);
  const values = useSiblings(source, [...dependencies, ...(labelFrom ? [labelFrom] : [])]);
  const { options, loading, failed, waiting, retry } = useFieldOptions(field, source, {
    values,
    search: useDebounced(typed),
    ...(allowed ? { allowed } : {}),
  });
  useOffered(
    source,
    dependencies.map((name) => values[name]),
    // Of a list that the server searches, only what was searched for is here.
    { offered: waiting || list?.search ? NONE : options, unsettled: loading || failed },
  );
  const names = useLabels(source, dependencies);
  const known = labelFrom ? values[labelFrom] : undefined;
  return {
    options,
    loading,
    ...(failed ? { problem: <OptionsProblem field={label} onRetry={retry} /> } : {}),
    ...(waiting ? { hint: translate('wd.options.waiting', { _: 'Depends on: %{fields}', fields: names }) } : {}),
    ...(typeof known === 'string' && known !== '' ? { known } : {}),
    ...(list?.search ? { onSearch: setTyped } : {}),
  };
}
