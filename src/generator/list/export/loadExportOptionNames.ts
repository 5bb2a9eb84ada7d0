/** Loads the option labels for the codes in an export, from the same option lists as the table. */
import type { WattdeskDataProvider } from '../../../../dataProvider/contract/types';
import type { Entity, Field } from '../../../model/entity/entity';
import {
  getChoiceLabel,
  getOptionCodeLabel,
  getTranslatedCodeLabel,
} from '../../../model/values/translatedOptionNames';
import type { DisplayFormatTexts } from '../../../model/displayFormats/displayFormat';
import { getOptionListName, getSchemaChoices } from '../../../widgets/useFieldOptions';
import {
  getFallbackOptions,
  getOptionLabel,
  normalizeOptions,
  getOptionListRequest,
  isSameCode,
  type OptionItem,
  type OptionListRequest,
} from '../../../widgets/normalizeOptions';
import type { Row } from '../../shared/listRowIds';

const getKey = (name: string, listRequest: OptionListRequest): string => `${name} ${JSON.stringify(listRequest)}`;

interface ExportOptionNames extends Pick<DisplayFormatTexts, 'getOptionCodeLabel' | 'getTranslatedCodeLabel'> {
  /**
   * Returns the option of a code as the server sent it, including additional properties. Undefined if no option has
   * this code.
   */
  getItem: (field: Field, code: unknown, row: Readonly<Row>) => OptionItem['item'] | undefined;
}

/**
 * Loads each option list that the rows need. An option list may depend on other fields of the row, so there may be
 * several requests per list. Identical requests are sent only once. If a request fails, the file contains codes
 * instead of labels, as the table does.
 */
export async function loadExportOptionNames(
  entity: Entity,
  fields: readonly Field[],
  rows: readonly Row[],
  send: WattdeskDataProvider['send'],
): Promise<ExportOptionNames> {
  const loaded = new Map<string, Promise<readonly OptionItem[]>>();
  const ask = async (name: string, { params, query }: OptionListRequest): Promise<readonly OptionItem[]> => {
    const list = entity.options[name];
    if (!list) return [];
    try {
      const { data } = await send(list.call, { params, query, read: true, fields: list.callFields });
      return normalizeOptions(data, list);
    } catch {
      return getFallbackOptions(list) ?? [];
    }
  };
  const asked = (field: Field, row: Readonly<Row>): [string, OptionListRequest] | undefined => {
    const name = getOptionListName(field);
    const list = name === undefined ? undefined : entity.options[name];
    // An option list that can only be searched, and not be loaded completely, is not requested.
    const listRequest = list && list.minSearchLength === undefined ? getOptionListRequest(list, row) : undefined;
    return name !== undefined && listRequest ? [name, listRequest] : undefined;
  };
  for (const field of fields) {
    const isShared = !entity.options[getOptionListName(field) ?? '']?.paramsFromFields;
    for (const row of isShared ? rows.slice(0, 1) : rows) {
      const question = asked(field, row);
      if (question && !loaded.has(getKey(...question))) loaded.set(getKey(...question), ask(...question));
    }
  }
  const options = new Map<string, readonly OptionItem[]>();
  for (const [key, list] of loaded) options.set(key, await list);
  const getOptions = (field: Field, row: Readonly<Row>): readonly OptionItem[] => {
    const question = asked(field, row);
    return (question && options.get(getKey(...question))) ?? [];
  };
  return {
    getItem: (field, code, row) => getOptions(field, row).find(({ value }) => isSameCode(value, code))?.item,
    getOptionCodeLabel: (field, code, row) => {
      const own = getSchemaChoices(field);
      if (own) return getChoiceLabel(own, code);
      const name = getOptionLabel(getOptions(field, row), code);
      const list = entity.options[getOptionListName(field) ?? ''];
      return name ?? (list && getOptionCodeLabel(list, code));
    },
    getTranslatedCodeLabel: (field, code) => {
      const list = entity.options[getOptionListName(field) ?? ''];
      return list && getTranslatedCodeLabel(list, code);
    },
  };
}
