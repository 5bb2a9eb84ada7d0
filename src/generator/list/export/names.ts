/** The names of codes for a file, which no component draws: from the same lists as the table's. */
import type { WattdeskDataProvider } from '../../../../dataProvider/contract/types';
import type { Entity, Field } from '../../../model/entity/entity';
import { choiceName, optionName, spokenName } from '../../../model/values/optionNames';
import type { Words } from '../../../model/reading/read';
import { listNameOf, ownChoices } from '../../../widgets/fieldOptions';
import {
  fallbackOf,
  labelOf,
  normaliseOptions,
  questionOf,
  sameValue,
  type OptionItem,
  type Question,
} from '../../../widgets/optionItems';
import type { Row } from '../../records/row';

const keyOf = (name: string, question: Question): string => `${name} ${JSON.stringify(question)}`;

interface ExportNames extends Pick<Words, 'nameOf' | 'spokenOf'> {
  /** What the server says of a code besides its name; undefined of one that its list does not hold. */
  itemOf: (field: Field, code: unknown, row: Readonly<Row>) => OptionItem['item'] | undefined;
}

/**
 * Loads every list that these rows need, once each. A list that fails leaves codes in the file,
 * as it leaves them in the table. A list may depend on other fields of the row.
 */
export async function loadNames(
  entity: Entity,
  fields: readonly Field[],
  rows: readonly Row[],
  send: WattdeskDataProvider['send'],
): Promise<ExportNames> {
  const loaded = new Map<string, Promise<readonly OptionItem[]>>();
  const ask = async (name: string, { params, query }: Question): Promise<readonly OptionItem[]> => {
    const list = entity.options[name];
    if (!list) return [];
    try {
      const { data } = await send(list.call, { params, query, read: true });
      return normaliseOptions(data, list);
    } catch {
      return fallbackOf(list) ?? [];
    }
  };
  const asked = (field: Field, row: Readonly<Row>): [string, Question] | undefined => {
    const name = listNameOf(field);
    const list = name === undefined ? undefined : entity.options[name];
    // A list that nobody reads as a whole names nothing.
    const question = list && list.minSearchLength === undefined ? questionOf(list, row) : undefined;
    return name !== undefined && question ? [name, question] : undefined;
  };
  for (const field of fields) {
    const isShared = !entity.options[listNameOf(field) ?? '']?.dependsOn;
    for (const row of isShared ? rows.slice(0, 1) : rows) {
      const question = asked(field, row);
      if (question && !loaded.has(keyOf(...question))) loaded.set(keyOf(...question), ask(...question));
    }
  }
  const options = new Map<string, readonly OptionItem[]>();
  for (const [key, list] of loaded) options.set(key, await list);
  const optionsOf = (field: Field, row: Readonly<Row>): readonly OptionItem[] => {
    const question = asked(field, row);
    return (question && options.get(keyOf(...question))) ?? [];
  };
  return {
    itemOf: (field, code, row) => optionsOf(field, row).find(({ value }) => sameValue(value, code))?.item,
    nameOf: (field, code, row) => {
      const own = ownChoices(field);
      if (own) return choiceName(own, code);
      const name = labelOf(optionsOf(field, row), code);
      const list = entity.options[listNameOf(field) ?? ''];
      return name ?? (list && optionName(list, code));
    },
    spokenOf: (field, code) => {
      const list = entity.options[listNameOf(field) ?? ''];
      return list && spokenName(list, code);
    },
  };
}
