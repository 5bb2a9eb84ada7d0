/** The names of codes for a file, which no component draws: from the same lists as the table's. */
import type { WattdeskDataProvider } from '../../../../dataProvider/types';
import type { Entity, Field, Option, OptionList } from '../../../model/entity';
import { normaliseOptions, queryOf, type OptionItem } from '../../../widgets/optionItems';
import type { Row } from '../actionable';

/** The choices of a field for one row; a list may depend on other fields of that row. */
export type OptionsOf = (field: Field, row: Row) => readonly Option[];

const keyOf = (name: string, query: Record<string, unknown>): string => `${name} ${JSON.stringify(query)}`;

/**
 * Loads every list that these rows need, once each. A list that fails leaves codes in the file,
 * as it leaves them in the table.
 * @param inWords the choices in the language of the page
 */
export async function loadLabels(
  entity: Entity,
  fields: readonly Field[],
  rows: readonly Row[],
  send: WattdeskDataProvider['send'],
  inWords: (list: OptionList, options: readonly OptionItem[]) => readonly Option[] = (_, options) => options,
): Promise<OptionsOf> {
  const loaded = new Map<string, Promise<readonly Option[]>>();
  const ask = async (name: string, query: Record<string, unknown>): Promise<readonly Option[]> => {
    const list = entity.options[name];
    if (!list) return [];
    try {
      const { data } = await send(list.call, { query, params: query, read: true });
      return inWords(list, normaliseOptions(data, list));
    } catch {
      return inWords(
        list,
        (list.fallback ?? []).map((option) => ({ ...option, item: {} })),
      );
    }
  };
  const questionOf = ({ ui, item }: Field, row: Row): [string, Record<string, unknown>] | undefined => {
    const name = ui.options ?? item?.ui.options;
    const list = name === undefined ? undefined : entity.options[name];
    const query = list && queryOf(list, row);
    return name !== undefined && query ? [name, query] : undefined;
  };
  for (const field of fields.filter(({ choices }) => !choices)) {
    for (const row of rows) {
      const question = questionOf(field, row);
      if (question && !loaded.has(keyOf(...question))) loaded.set(keyOf(...question), ask(...question));
    }
  }
  const options = new Map<string, readonly Option[]>();
  for (const [key, list] of loaded) options.set(key, await list);
  return (field, row) => {
    if (field.choices) return field.choices;
    const question = questionOf(field, row);
    return (question && options.get(keyOf(...question))) ?? [];
  };
}
