import { useMemo } from 'react';
import type { Field } from '../model/entity';
import { useEntityModule } from './context/entity';
import { useOptions, type Options } from './useOptions';
import { useTexts } from './useTexts';
import { sameValue } from './optionItems';

/** The field that carries the choices: a list's own, or that of its items. */
const chooser = (field: Field): Field => ((field.choices ?? field.ui.options) ? field : (field.item ?? field));

/**
 * The choices of a field in the language of the page: those its schema writes, or those of its
 * named list, narrowed to what the rules allow at this moment.
 */
export function useFieldOptions(
  field: Field,
  path: string,
  { values, search, allowed }: { values?: Record<string, unknown>; search?: string; allowed?: readonly unknown[] } = {},
): Options {
  const { entity } = useEntityModule();
  const texts = useTexts(entity);
  const source = chooser(field);
  const loaded = useOptions(source.choices ? undefined : source.ui.options, values, search);
  const options = useMemo(() => {
    const all =
      source.choices?.map(({ value, label }) => ({ value, label: texts.choice(path, value, label), item: {} })) ??
      loaded.options;
    return allowed ? all.filter(({ value }) => allowed.some((other) => sameValue(other, value))) : all;
  }, [source, loaded.options, allowed, texts, path]);
  return { ...loaded, options };
}
