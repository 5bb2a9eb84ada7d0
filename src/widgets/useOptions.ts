import { useCallback, useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type TranslateFunction } from 'ra-core';
import type { WattdeskDataProvider } from '../../dataProvider/types';
import type { OptionList } from '../model/entity';
import { useEntityModule } from './context/entity';
import { normaliseOptions, queryOf, type OptionItem } from './optionItems';

export interface Options {
  options: readonly OptionItem[];
  loading: boolean;
  /** The list could not be loaded and has no fallback; never the same as an empty list. */
  failed: boolean;
  /** A field it depends on has no value yet. */
  waiting: boolean;
  retry: () => void;
}

const NONE: readonly OptionItem[] = [];

/**
 * Long enough for a screen that draws its fields in two steps, short enough for the next screen to
 * ask again: a list lives as long as something on the page shows it (OPT-12).
 */
const KEPT = 1000;

/** The named list of the entity on screen. */
export function useOptionList(name: string | undefined): OptionList | undefined {
  const { entity } = useEntityModule();
  if (name === undefined) return undefined;
  const list = entity.options[name];
  if (!list) throw new Error(`The entity "${entity.name}" has no option list "${name}"`);
  return list;
}

/** How a list is read: one question for all that show it. */
export const optionsQuery = (
  list: OptionList | undefined,
  query: Record<string, unknown> | undefined,
  dataProvider: Pick<WattdeskDataProvider, 'send'>,
) => ({
  queryKey: ['wattdesk', 'options', list?.call.path, list?.value, query],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly OptionItem[]> => {
    if (!list) return NONE;
    const answer = await dataProvider.send(list.call, {
      ...(query ? { query, params: query } : {}),
      signal,
      read: true,
    });
    return normaliseOptions(answer.data, list);
  },
  staleTime: Infinity,
  gcTime: KEPT,
  // The provider has tried three times already, and a browser that is offline must say so.
  retry: false,
  networkMode: 'always' as const,
});

/** The entries with the names that the language of the page gives their values, else the server's own. */
export const inWordsOf = (
  translate: TranslateFunction,
  list: OptionList | undefined,
  options: readonly OptionItem[],
): readonly OptionItem[] =>
  list
    ? options.map((option) => ({
        ...option,
        label: translate(`options.${list.name}.${String(option.value)}`, { _: option.label }),
      }))
    : options;

/**
 * The entries of a named list, asked for once however many inputs and cells show it. A failure is
 * told at the field with a retry (OPT-10), not as a toast; a list's fallback stands in for it.
 * @param name undefined where a field has none; the answer is then an empty list
 * @param values the record (or row, or filter values) whose fields the list depends on
 * @param search what the user typed, for a list that the server searches
 */
export function useOptions(
  name: string | undefined,
  values: Readonly<Record<string, unknown>> = {},
  search = '',
): Options {
  const list = useOptionList(name);
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const translate = useTranslate();
  const dependencies = list && queryOf(list, values);
  const query = { ...dependencies, ...(list?.search && search ? { [list.search]: search } : {}) };
  const { data, isFetching, isError, refetch } = useQuery({
    ...optionsQuery(list, query, dataProvider),
    enabled: dependencies !== undefined,
    ...(list?.search ? { placeholderData: keepPreviousData } : {}),
  });

  const fallback = useMemo(() => list?.fallback?.map((option) => ({ ...option, item: {} })), [list]);
  const options = useMemo(
    () => inWordsOf(translate, list, data ?? fallback ?? NONE),
    [translate, list, data, fallback],
  );
  const retry = useCallback(() => void refetch(), [refetch]);
  return {
    options,
    loading: isFetching,
    failed: isError && !isFetching && fallback === undefined,
    waiting: list !== undefined && dependencies === undefined,
    retry,
  };
}
