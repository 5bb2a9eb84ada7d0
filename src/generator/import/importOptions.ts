/** The options of fields, by what people write for them: their value or their name. Each list is read once. */
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { EntityModule, Field, Option, OptionList } from '../../model/entity/entity';
import type { GetOptionName } from '../../model/entity/validators';
import { getOptionListName, getSchemaChoices } from '../../widgets/useFieldOptions';
import {
  getFallbackOptions,
  getOptionLabel,
  normalizeOptions,
  getOptionListRequest,
  isSameCode,
  type OptionItem,
  type OptionListRequest,
} from '../../widgets/optionItems';

/** What a text is among the options: one of them, none, or nobody knows since the list did not arrive. */
type OptionMatch = { option: OptionItem } | { option?: undefined; failed: boolean };

export interface ImportOptions {
  /** Whether a field takes options and nothing else. */
  has(field: Field): boolean;
  /** Whether its list depends on other fields. */
  depends(field: Field): boolean;
  /**
   * @param row what stands in the fields that the list may depend on, by their names
   * @throws DOMException `AbortError`
   */
  find(field: Field, text: string, row: Readonly<Record<string, unknown>>): Promise<OptionMatch>;
  /** The first option of a field's list. */
  first(field: Field, row: Readonly<Record<string, unknown>>): Promise<OptionItem | undefined>;
  nameOf: GetOptionName;
  /** Lists that did not arrive are asked again. */
  forgetFailures(): void;
}

type Send = WattdeskDataProvider['send'];

const plain = (text: unknown): string => String(text).normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

const getItems = (options: readonly Option[]): OptionItem[] => options.map((option) => ({ ...option, item: {} }));

/**
 * The one option that a text names: by its value, else by its name, else so with another case.
 * Two options of one name are none.
 */
export function findOptionByText(options: readonly OptionItem[], text: string): OptionItem | undefined {
  const byValue = options.find(({ value }) => isSameCode(value, text.trim()));
  if (byValue) return byValue;
  const ways: ((option: OptionItem) => boolean)[] = [
    ({ label }) => label.trim() === text.trim(),
    ({ label, value }) => plain(label) === plain(text) || plain(value) === plain(text),
  ];
  for (const isMeant of ways) {
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
  question: OptionListRequest;
}

/** @param others the same entity in the other languages of the app: their names of options count, too */
export function createImportOptions(
  { entity }: EntityModule,
  others: readonly EntityModule[],
  send: Send,
): ImportOptions {
  const loaded = new Map<string, Promise<readonly OptionItem[] | undefined>>();
  const byList = new Map<string, OptionItem[]>();

  const read = async ({ name, list }: Listed, { params, query }: OptionListRequest) => {
    try {
      const { data } = await send(list.call, { params, query, read: true });
      byList.set(name, [...(byList.get(name) ?? []), ...normalizeOptions(data, list)]);
      // In another language an option may have another name; the server has one of its own.
      const { names: _, language: _language, ...served } = list;
      const named = [list, served, ...others.flatMap((other) => other.entity.options[name] ?? [])];
      return named.flatMap((one) => normalizeOptions(data, one));
    } catch {
      return getFallbackOptions(list);
    }
  };
  const ask = (listed: Listed, search?: string): Promise<readonly OptionItem[] | undefined> => {
    const { name, list, question } = listed;
    const query = { ...question.query, ...(list.searchParam && search ? { [list.searchParam]: search } : {}) };
    const key = JSON.stringify([name, question.params, query]);
    const asked = loaded.get(key) ?? read(listed, { ...question, query });
    loaded.set(key, asked);
    return asked;
  };
  const listedOf = (field: Field, row: Readonly<Record<string, unknown>>): Listed | undefined => {
    const name = getOptionListName(field);
    const list = name === undefined ? undefined : entity.options[name];
    const question = list && getOptionListRequest(list, row);
    return name !== undefined && list && question ? { name, list, question } : undefined;
  };
  /** A list that the server searches may not be there as a whole. */
  const among = async (listed: Listed, text: string): Promise<OptionMatch> => {
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
  const ownOf = (field: Field): OptionItem[] => {
    const own = [field, ...others.flatMap((other) => other.entity.shape.fields[field.name] ?? [])];
    return own.flatMap((one) => getItems(getSchemaChoices(one) ?? []));
  };
  return {
    has: (field) => getSchemaChoices(field) !== undefined || getOptionListName(field) !== undefined,
    depends: (field) => entity.options[getOptionListName(field) ?? '']?.dependsOn !== undefined,
    find: async (field, text, row) => {
      if (getSchemaChoices(field)) {
        const option = findOptionByText(ownOf(field), text);
        return option ? { option } : { failed: false };
      }
      const listed = listedOf(field, row);
      return listed ? among(listed, text) : { failed: false };
    },
    first: async (field, row) => {
      const listed = listedOf(field, row);
      return listed && listed.list.searchParam === undefined ? (await ask(listed))?.[0] : undefined;
    },
    nameOf: (list, value) => getOptionLabel(byList.get(list) ?? [], value),
    forgetFailures: () => {
      for (const [key, list] of loaded) void list.then((options) => options ?? loaded.delete(key));
    },
  };
}
