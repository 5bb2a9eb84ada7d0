/**
 * Finds the option of a field by its value or label, which an imported cell contains. Each option list is loaded
 * only once.
 */
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { EntityModule, Field, Option, OptionList } from '../../model/entity/entity';
import type { OptionNameLookup } from '../../model/entity/validators';
import { getOptionListName, getSchemaChoices } from '../../widgets/useFieldOptions';
import {
  getFallbackOptions,
  getOptionLabel,
  normalizeOptions,
  getOptionListRequest,
  isSameCode,
  type OptionItem,
  type OptionListRequest,
} from '../../widgets/normalizeOptions';

/**
 * The result of a search for an option. If no option was found, `failed` is true if the options could not be
 * loaded.
 */
type OptionMatch = { option: OptionItem } | { option?: undefined; failed: boolean };

export interface ImportOptionLookup {
  /** Whether a field accepts only values from an option list. */
  has(field: Field): boolean;
  /** Whether the field's option list depends on the values of other fields. */
  depends(field: Field): boolean;
  /**
   * Finds the option of a field whose value or label is the text of a cell.
   * @param row the values of the fields on which the options may depend, by API field name
   */
  find(field: Field, text: string, row: Readonly<Record<string, unknown>>): Promise<OptionMatch>;
  /** Returns the labels of the options of a field, each once; none if only the server can search the options. */
  getLabels(field: Field, row: Readonly<Record<string, unknown>>): Promise<readonly string[]>;
  /** Returns the first option of a field. */
  first(field: Field, row: Readonly<Record<string, unknown>>): Promise<OptionItem | undefined>;
  getOptionCodeLabel: OptionNameLookup;
  /** Removes failed requests from the cache, so that their option lists are requested again. */
  forgetFailures(): void;
}

type Send = WattdeskDataProvider['send'];

const normalizeText = (text: unknown): string =>
  String(text).normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

const getItems = (options: readonly Option[]): OptionItem[] => options.map((option) => ({ ...option, item: {} }));

/**
 * Finds the option with this text. The text is compared with the values, then with the exact labels, then
 * case-insensitively with labels and values. If several options with different values match, none of them is
 * returned.
 */
export function findOptionByText(options: readonly OptionItem[], text: string): OptionItem | undefined {
  const byValue = options.find(({ value }) => isSameCode(value, text.trim()));
  if (byValue) return byValue;
  const matchers: ((option: OptionItem) => boolean)[] = [
    ({ label }) => label.trim() === text.trim(),
    ({ label, value }) => normalizeText(label) === normalizeText(text) || normalizeText(value) === normalizeText(text),
  ];
  for (const isMeant of matchers) {
    const meant = options.filter(isMeant);
    const [one] = meant;
    if (one && meant.every(({ value }) => isSameCode(value, one.value))) return one;
    if (one) return undefined;
  }
  return undefined;
}

interface Listed {
  name: string;
  list: OptionList;
  listRequest: OptionListRequest;
}

/**
 * Creates the option search of one import. It caches the loaded option lists.
 * @param others the same entity in the other languages of the app: their option labels also match
 */
export function createImportOptionLookup(
  { entity }: EntityModule,
  others: readonly EntityModule[],
  send: Send,
): ImportOptionLookup {
  const loaded = new Map<string, Promise<readonly OptionItem[] | undefined>>();
  const byList = new Map<string, OptionItem[]>();

  const read = async ({ name, list }: Listed, { params, query }: OptionListRequest) => {
    try {
      const { data } = await send(list.call, { params, query, read: true, fields: list.callFields });
      byList.set(name, [...(byList.get(name) ?? []), ...normalizeOptions(data, list)]);
      // A cell may contain the label of an option in any language of the app, or the label that the server sends.
      const { names: _, language: _language, ...served } = list;
      const named = [list, served, ...others.flatMap((other) => other.entity.options[name] ?? [])];
      return named.flatMap((one) => normalizeOptions(data, one));
    } catch {
      return getFallbackOptions(list);
    }
  };
  const ask = (listed: Listed, search?: string): Promise<readonly OptionItem[] | undefined> => {
    const { name, list, listRequest } = listed;
    const query = { ...listRequest.query, ...(list.searchParam && search ? { [list.searchParam]: search } : {}) };
    const key = JSON.stringify([name, listRequest.params, query]);
    const pendingItems = loaded.get(key) ?? read(listed, { ...listRequest, query });
    loaded.set(key, pendingItems);
    return pendingItems;
  };
  const getListed = (field: Field, row: Readonly<Record<string, unknown>>): Listed | undefined => {
    const name = getOptionListName(field);
    const list = name === undefined ? undefined : entity.options[name];
    const listRequest = list && getOptionListRequest(list, row);
    return name !== undefined && list && listRequest ? { name, list, listRequest } : undefined;
  };
  /**
   * Finds an option by its text, first in the loaded list. If the server can search the list, the text is then
   * searched on the server, because the loaded list may be incomplete.
   */
  const findAmong = async (listed: Listed, text: string): Promise<OptionMatch> => {
    const { list } = listed;
    const isWhole = list.minSearchLength === undefined;
    const all = isWhole ? await ask(listed) : undefined;
    const option = all && findOptionByText(all, text);
    if (option) return { option };
    const isAsked = list.searchParam !== undefined && text.trim().length >= (list.minSearchLength ?? 1);
    const found = isAsked ? await ask(listed, text.trim()) : all;
    const searched = found && findOptionByText(found, text);
    return searched ? { option: searched } : { failed: found === undefined && (isAsked || isWhole) };
  };
  const getOwn = (field: Field): OptionItem[] => {
    const own = [field, ...others.flatMap((other) => other.entity.shape.fields[field.name] ?? [])];
    return own.flatMap((one) => getItems(getSchemaChoices(one) ?? []));
  };
  return {
    has: (field) => getSchemaChoices(field) !== undefined || getOptionListName(field) !== undefined,
    depends: (field) => entity.options[getOptionListName(field) ?? '']?.paramsFromFields !== undefined,
    find: async (field, text, row) => {
      if (getSchemaChoices(field)) {
        const option = findOptionByText(getOwn(field), text);
        return option ? { option } : { failed: false };
      }
      const listed = getListed(field, row);
      return listed ? findAmong(listed, text) : { failed: false };
    },
    getLabels: async (field, row) => {
      const listed = getListed(field, row);
      const isWhole = listed?.list.minSearchLength === undefined;
      const loadedItems = listed && isWhole ? await ask(listed) : undefined;
      const items = getSchemaChoices(field) ? getItems(getSchemaChoices(field) ?? []) : (loadedItems ?? []);
      // Items in other languages follow those in the user's language.
      const firstItems = items.filter(
        ({ value }, index) => items.findIndex((other) => isSameCode(other.value, value)) === index,
      );
      return [...new Set(firstItems.map(({ label }) => label))];
    },
    first: async (field, row) => {
      const listed = getListed(field, row);
      return listed && listed.list.searchParam === undefined ? (await ask(listed))?.[0] : undefined;
    },
    getOptionCodeLabel: (list, value) => getOptionLabel(byList.get(list) ?? [], value),
    forgetFailures: () => {
      for (const [key, list] of loaded) void list.then((options) => options ?? loaded.delete(key));
    },
  };
}
