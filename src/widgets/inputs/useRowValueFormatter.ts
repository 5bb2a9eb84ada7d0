import { useCallback, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { Field, OptionList } from '../../model/entity/entity';
import { getChoiceLabel } from '../../model/values/translatedOptionNames';
import { formatValue } from '../../model/displayFormats/formatValue';
import { useEntityModule } from '../context/currentEntity';
import { getOptionListName, getSchemaChoices } from '../useFieldOptions';
import { getOptionListRequest, type OptionItem } from '../normalizeOptions';
import { useOptionLists } from '../useOptionLists';
import { getOptionsQuery } from '../useOptions';
import { useFormatTexts } from '../useFormatTexts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns the value of a field as plain text.
 * @param row the form values of the row, and those of the record on which an option list of the row depends
 */
export type RowTextFunction = (field: Field, row: Row) => string;

/**
 * Returns the option lists of the fields that are the same for every row, because they neither depend on other
 * fields nor are searched by the server.
 */
const getSharedLists = (fields: readonly Field[], lists: Readonly<Record<string, OptionList>>): OptionList[] =>
  fields.flatMap((field) => {
    const list = lists[getOptionListName(field) ?? ''];
    return list && !list.paramsFromFields && !list.searchParam ? [list] : [];
  });

/**
 * Returns a function that finds the options that an input has loaded for the values of a row, if they depend on other
 * fields. It loads nothing.
 */
function useDependentOptions(): (field: Field, row: Row) => readonly OptionItem[] | undefined {
  const { options } = useEntityModule().entity;
  const client = useQueryClient();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  return useCallback(
    (field, row) => {
      const list = options[getOptionListName(field) ?? ''];
      const request = list?.paramsFromFields && getOptionListRequest(list, row);
      return request && client.getQueryData(getOptionsQuery(list, request, dataProvider).queryKey);
    },
    [options, client, dataProvider],
  );
}

/**
 * Returns a function that formats a value of a row as plain text, for rows that are rendered without inputs. All
 * rows and their inputs share the loaded option lists.
 */
export function useRowValueFormatter(fields: readonly Field[]): RowTextFunction {
  const { entity } = useEntityModule();
  const plain = useFormatTexts();
  const lists = useMemo(() => getSharedLists(fields, entity.options), [fields, entity]);
  const loaded = useOptionLists(lists);
  const getDependentOptions = useDependentOptions();
  const words = useMemo(() => {
    const getOptions = (field: Field) => loaded[lists.findIndex(({ name }) => name === getOptionListName(field))];
    return {
      ...plain,
      getOptionCodeLabel: (field: Field, code: unknown, row: Row) =>
        getChoiceLabel(getSchemaChoices(field) ?? getOptions(field) ?? getDependentOptions(field, row) ?? [], code),
    };
  }, [plain, lists, loaded, getDependentOptions]);
  return useCallback((field, row) => formatValue({ value: row[field.key], field, row, texts: words }), [words]);
}
