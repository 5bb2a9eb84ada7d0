import { useMemo } from 'react';
import type { Field } from '../model/entity/entity';
import { isSameCode } from './optionItems';
import { useOptions, type OptionsState } from './useOptions';

/** Returns the field that defines the choices: the field itself, or the items of an array. */
const chooser = (field: Field): Field => ((field.choices ?? field.ui.options) ? field : (field.item ?? field));

/** Returns the choices that a field's schema defines itself. */
export const getSchemaChoices = (field: Field): Field['choices'] => chooser(field).choices;

/** Returns the name of the option list of a field. */
export const getOptionListName = (field: Field): string | undefined => {
  const { choices, ui } = chooser(field);
  return choices ? undefined : ui.options;
};

interface Narrowed {
  values?: Readonly<Record<string, unknown>>;
  search?: string;
  /** Values that the rules currently allow. */
  allowed?: readonly unknown[];
}

/** Returns the options of a field: those that its schema defines, or those of its option list. */
export function useFieldOptions(field: Field, { values, search, allowed }: Narrowed = {}): OptionsState {
  const own = getSchemaChoices(field);
  const loaded = useOptions(getOptionListName(field), values, search);
  const options = useMemo(() => {
    const all = own?.map((choice) => ({ ...choice, item: {} })) ?? loaded.options;
    return allowed ? all.filter(({ value }) => allowed.some((other) => isSameCode(other, value))) : all;
  }, [own, loaded.options, allowed]);
  return { ...loaded, options };
}
