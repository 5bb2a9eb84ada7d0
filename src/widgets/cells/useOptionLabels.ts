import type { Field } from '../../model/entity';
import { useFieldOptions } from '../fieldOptions';
import { labelOf } from '../optionItems';
import { isEmpty, textOf } from './empty';

/**
 * The label of a code: the one the record itself brings (`labelFrom`), else that of the option
 * list, else the code, so that a list that failed to load leaves a table that can be read.
 */
export function useOptionLabels(field: Field, record: Readonly<Record<string, unknown>>): (value: unknown) => string {
  const own = field.ui.labelFrom === undefined ? undefined : record[field.ui.labelFrom];
  const known = !isEmpty(own);
  const { options } = useFieldOptions(known ? { ...field, ui: {} } : field, field.name, { values: record });
  return (value) => (known ? textOf(own) : (labelOf(options, value) ?? textOf(value)));
}
