import { useTranslate } from 'ra-core';
import type { Field } from '../../model/entity';
import { useFieldOptions } from '../fieldOptions';
import { labelOf } from '../optionItems';
import { isEmpty, textOf } from './empty';

/**
 * The label of a code: the one the record itself brings (`labelFrom`), else that of the option
 * list, else what the language of the page calls the code, else the code: a list that is on its way, or
 * failed to load, leaves a table that can be read.
 */
export function useOptionLabels(field: Field, record: Readonly<Record<string, unknown>>): (value: unknown) => string {
  const own = field.ui.labelFrom === undefined ? undefined : record[field.ui.labelFrom];
  const known = !isEmpty(own);
  const { options } = useFieldOptions(known ? { ...field, ui: {} } : field, field.name, { values: record });
  const translate = useTranslate();
  const list = field.ui.options ?? field.item?.ui.options;
  const nameOf = (code: string): string =>
    list === undefined || code === '' ? code : translate(`options.${list}.${code}`, { _: code });
  return (value) => (known ? textOf(own) : (labelOf(options, value) ?? nameOf(textOf(value))));
}
