import { useMemo } from 'react';
import type { Field } from '../model/entity/entity';
import { isSameCode } from './normalizeOptions';
import { useOptions, type OptionsState } from './useOptions';

/** Returns the schema that defines the choices: the field itself or, for an array, its items. */
const chooser = (field: Field): Field => ((field.choices ?? field.ui.options) ? field : (field.item ?? field));

/** Returns the choices that the schema of a field contains. */
export const getSchemaChoices = (field: Field): Field['choices'] => chooser(field).choices;

/** Returns the name of the option list of a field. Returns undefined if the schema itself contains the choices. */
export const getOptionListName = (field: Field): string | undefined => {
  const { choices, ui } = chooser(field);
  return choices ? undefined : ui.options;
};

interface Narrowed {
  values?: Readonly<Record<string, unknown>>;
  search?: string;
  /** Option values that the form rules currently allow. */
  allowed?: readonly unknown[];
}

/** Returns the options of a field. They come either from its schema or from its option list. */
export function useFieldOptions(field: Field, { values, search, allowed }: Narrowed = {}): OptionsState {
  const own = getSchemaChoices(field);
  const loaded = useOptions(getOptionListName(field), values, search);
  const options = useMemo(() => {
    const all = own?.map((choice) => ({ ...choice, item: {} })) ?? loaded.options;
    return allowed ? all.filter(({ value }) => allowed.some((other) => isSameCode(other, value))) : all;
  }, [own, loaded.options, allowed]);
  return { ...loaded, options };
}
