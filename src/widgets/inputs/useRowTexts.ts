import { useCallback, useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/types';
import type { Field, OptionList } from '../../model/entity';
import { textOf } from '../cells/empty';
import { useEntityModule } from '../context/entity';
import { labelOf, type OptionItem } from '../optionItems';
import { inWordsOf, optionsQuery } from '../useOptions';
import { useTexts } from '../useTexts';

export type RowText = (field: Field, value: unknown) => string;

/** The lists whose labels are the same in every row. */
const sharedLists = (fields: readonly Field[], lists: Readonly<Record<string, OptionList>>): OptionList[] =>
  fields.flatMap(({ ui }) => {
    const list = ui.options === undefined ? undefined : lists[ui.options];
    return list && !list.dependsOn && !list.search ? [list] : [];
  });

/**
 * What the values of a row are as plain text, for rows that are not drawn with inputs. All rows share
 * the option lists that the inputs have asked for, too.
 */
export function useRowTexts(source: string, fields: readonly Field[]): RowText {
  const { entity } = useEntityModule();
  const texts = useTexts(entity);
  const translate = useTranslate();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const lists = useMemo(() => sharedLists(fields, entity.options), [fields, entity]);
  const combine = useCallback(
    (answers: { data: readonly OptionItem[] | undefined }[]): Record<string, readonly OptionItem[]> =>
      Object.fromEntries(
        lists.map((list, index) => [list.name, inWordsOf(translate, list, answers[index]?.data ?? [])]),
      ),
    [lists, translate],
  );
  const options = useQueries({ queries: lists.map((list) => optionsQuery(list, {}, dataProvider)), combine });
  return useCallback(
    (field, value) => {
      if (typeof value === 'boolean') return translate(value ? 'wd.yes' : 'wd.no', { _: value ? 'Yes' : 'No' });
      const own = labelOf(field.choices ?? [], value);
      if (own !== undefined) return texts.choice(`${source}.${field.name}`, value, own);
      return labelOf(options[field.ui.options ?? ''] ?? [], value) ?? textOf(value);
    },
    [options, source, texts, translate],
  );
}
