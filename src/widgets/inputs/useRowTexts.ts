import { useCallback, useMemo } from 'react';
import type { Field, OptionList } from '../../model/entity/entity';
import { getChoiceName } from '../../model/values/optionNames';
import { formatValue } from '../../model/displayFormats/formatValue';
import { useEntityModule } from '../context/entityModule';
import { getOptionListName, getSchemaChoices } from '../useFieldOptions';
import { useOptionLists } from '../useOptionLists';
import { useFormatTexts } from '../useFormatTexts';

type Row = Readonly<Record<string, unknown>>;

/** Returns a row's field as plain text, given the row's form values. */
export type GetRowText = (field: Field, row: Row) => string;

/** The option lists whose labels are the same in every row. */
const getSharedLists = (fields: readonly Field[], lists: Readonly<Record<string, OptionList>>): OptionList[] =>
  fields.flatMap((field) => {
    const list = lists[getOptionListName(field) ?? ''];
    return list && !list.dependsOn && !list.searchParam ? [list] : [];
  });

/**
 * Returns the values of a row as plain text, for rows rendered without inputs. All rows share the option lists with
 * the inputs.
 */
export function useRowTexts(fields: readonly Field[]): GetRowText {
  const { entity } = useEntityModule();
  const plain = useFormatTexts();
  const lists = useMemo(() => getSharedLists(fields, entity.options), [fields, entity]);
  const loaded = useOptionLists(lists);
  const words = useMemo(() => {
    const getOptions = (field: Field) => loaded[lists.findIndex(({ name }) => name === getOptionListName(field))];
    return {
      ...plain,
      getOptionName: (field: Field, code: unknown) =>
        getChoiceName(getSchemaChoices(field) ?? getOptions(field) ?? [], code),
    };
  }, [plain, lists, loaded]);
  return useCallback((field, row) => formatValue({ value: row[field.key], field, row, texts: words }), [words]);
}
