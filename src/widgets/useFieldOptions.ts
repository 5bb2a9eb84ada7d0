import { useMemo } from 'react';
import type { Field } from '../model/entity/entity';
import { isSameCode } from './optionItems';
import { useOptions, type OptionsState } from './useOptions';

/** The field that carries the choices: a list's own, or that of its items. */
const chooser = (field: Field): Field => ((field.choices ?? field.ui.options) ? field : (field.item ?? field));

/** The choices that a field's schema writes itself. */
export const getSchemaChoices = (field: Field): Field['choices'] => chooser(field).choices;

/** The named list whose entries a field takes. */
export const getOptionListName = (field: Field): string | undefined => {
  const { choices, ui } = chooser(field);
  return choices ? undefined : ui.options;
};

interface Narrowed {
  values?: Readonly<Record<string, unknown>>;
  search?: string;
  /** What the rules leave at this moment. */
  allowed?: readonly unknown[];
}

/** The choices of a field: those its schema writes, or those of its named list. */
export function useFieldOptions(field: Field, { values, search, allowed }: Narrowed = {}): OptionsState {
  const own = getSchemaChoices(field);
  const loaded = useOptions(getOptionListName(field), values, search);
  const options = useMemo(() => {
    const all = own?.map((choice) => ({ ...choice, item: {} })) ?? loaded.options;
    return allowed ? all.filter(({ value }) => allowed.some((other) => isSameCode(other, value))) : all;
  }, [own, loaded.options, allowed]);
  return { ...loaded, options };
}
