import { useCallback, useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { Field, OptionList } from '../../model/entity/entity';
import { getChoiceName } from '../../model/values/optionNames';
import { formatValue } from '../../model/displayFormats/formatValue';
import { useEntityModule } from '../context/entityModule';
import { getOptionListName, getSchemaChoices } from '../useFieldOptions';
import type { OptionItem } from '../optionItems';
import { getOptionsQuery } from '../useOptions';
import { useFormatTexts } from '../useFormatTexts';

type Row = Readonly<Record<string, unknown>>;

/** Returns a row's field as plain text, given the row's form values. */
export type GetRowText = (field: Field, row: Row) => string;

/** The option lists whose labels are the same in every row. */
const sharedLists = (fields: readonly Field[], lists: Readonly<Record<string, OptionList>>): OptionList[] =>
  fields.flatMap((field) => {
    const list = lists[getOptionListName(field) ?? ''];
    return list && !list.dependsOn && !list.searchParam ? [list] : [];
  });

const EVERYTHING = { params: {}, query: {} };

/**
 * Returns the values of a row as plain text, for rows rendered without inputs. All rows share the option lists with
 * the inputs.
 */
export function useRowTexts(fields: readonly Field[]): GetRowText {
  const { entity } = useEntityModule();
  const plain = useFormatTexts();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const lists = useMemo(() => sharedLists(fields, entity.options), [fields, entity]);
  const combine = useCallback(
    (answers: { data: readonly OptionItem[] | undefined }[]): Record<string, readonly OptionItem[]> =>
      Object.fromEntries(lists.map((list, index) => [list.name, answers[index]?.data ?? []])),
    [lists],
  );
  const options = useQueries({
    queries: lists.map((list) => getOptionsQuery(list, EVERYTHING, dataProvider)),
    combine,
  });
  const words = useMemo(
    () => ({
      ...plain,
      getOptionName: (field: Field, code: unknown) =>
        getChoiceName(getSchemaChoices(field) ?? options[getOptionListName(field) ?? ''] ?? [], code),
    }),
    [plain, options],
  );
  return useCallback((field, row) => formatValue({ value: row[field.key], field, row, texts: words }), [words]);
}
