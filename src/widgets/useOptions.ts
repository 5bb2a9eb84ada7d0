import { useCallback, useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import type { OptionList } from '../model/entity/entity';
import { useEntityModule } from './context/currentEntity';
import { useToast } from './useToast';
import {
  getFallbackOptions,
  normalizeOptions,
  getOptionListRequest,
  type OptionItem,
  type OptionListRequest,
} from './normalizeOptions';

export interface OptionsState {
  options: readonly OptionItem[];
  loading: boolean;
  /** Whether the option list failed to load. True even if fallback options are used. An empty list has not failed. */
  failed: boolean;
  /** The error of the last request. */
  error: Error | null;
  /** Whether a field on which the option list depends has no value yet. */
  isWaitingForInput: boolean;
  /**
   * Number of characters that the user must type before a request is sent. Undefined once enough characters are
   * typed.
   */
  minSearchLength?: number;
  retry: () => void;
}

const NONE: readonly OptionItem[] = [];
const NOTHING: OptionListRequest = { params: {}, query: {} };

/**
 * Time in ms for which an option list remains cached after the last component that uses it was unmounted. A screen
 * may render its fields in two steps: the list must not be loaded twice. The next screen must load the list again.
 */
const KEPT = 1000;

/** Returns the definition of an option list of the current entity. */
export function useOptionListDefinition(name: string | undefined): OptionList | undefined {
  const { entity } = useEntityModule();
  if (name === undefined) return undefined;
  const list = entity.options[name];
  if (!list) throw new Error(`The entity "${entity.name}" has no option list "${name}"`);
  return list;
}

type OptionReader = Pick<WattdeskDataProvider, 'send' | 'page'>;

/** The number of rows that are read of an option list in a dialect. */
const OPTION_COUNT = 500;

/** Reads the entries of an option list: the data of the answer, or in a dialect the first page of its rows. */
async function readOptionRows(
  list: OptionList,
  { params, query }: OptionListRequest,
  dataProvider: OptionReader,
  signal: AbortSignal,
): Promise<unknown> {
  const { call, callFields: fields } = list;
  const common = { params, signal, fields };
  if (call.dialect === undefined) return (await dataProvider.send(call, { ...common, query, read: true })).data;
  return (await dataProvider.page(call, { ...common, page: 1, perPage: OPTION_COUNT, filter: query })).rows;
}

/**
 * Returns the TanStack Query options of an option list. All fields that use the list share one request.
 * @param onFailed called after a failure if the definition of the list has `errorToast`
 */
export const getOptionsQuery = (
  list: OptionList | undefined,
  { params, query }: OptionListRequest,
  dataProvider: OptionReader,
  onFailed?: (error: unknown) => void,
) => ({
  queryKey: [
    'wattdesk',
    'options',
    list?.call.path,
    list?.valueField,
    list?.labelField,
    list?.labelTemplate,
    list?.names,
    list?.language,
    params,
    query,
  ],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly OptionItem[]> => {
    if (!list) return NONE;
    try {
      return normalizeOptions(await readOptionRows(list, { params, query }, dataProvider, signal), list);
    } catch (error) {
      // The failure is reported here, once for all fields that use the list. After the user has left the screen,
      // the request is aborted and nothing is reported.
      if (list.errorToast && !signal.aborted) onFailed?.(error);
      throw error;
    }
  },
  staleTime: Infinity,
  gcTime: KEPT,
  // After a failure only the user's retry sends the request again, not the mounting of another input.
  retryOnMount: false,
});

/**
 * Loads an option list, once for all inputs and cells that use it. The caller shows a failure at the field, with a
 * retry button.
 * @param name name of the option list; if undefined, the result is an empty list
 * @param values the record, row or filter values that contain the fields on which the list depends
 * @param search the text typed by the user; used only if the server searches the list
 */
export function useOptions(
  name: string | undefined,
  values: Readonly<Record<string, unknown>> = {},
  search = '',
): OptionsState {
  const list = useOptionListDefinition(name);
  const toast = useToast();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const listRequest = list && getOptionListRequest(list, values);
  const isShort = list?.minSearchLength !== undefined && search.trim().length < list.minSearchLength;
  const query = { ...listRequest?.query, ...(list?.searchParam && search ? { [list.searchParam]: search } : {}) };
  const { data, isFetching, isError, error, refetch } = useQuery({
    ...getOptionsQuery(list, { ...(listRequest ?? NOTHING), query }, dataProvider, toast.error),
    enabled: listRequest !== undefined && !isShort,
    ...(list?.searchParam && !isShort ? { placeholderData: keepPreviousData } : {}),
  });
  const fallback = useMemo(() => list && getFallbackOptions(list), [list]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return {
    options: (isShort || (data?.length === 0 && fallback) ? undefined : data) ?? fallback ?? NONE,
    loading: isFetching,
    failed: isError && !isFetching,
    error,
    isWaitingForInput: list !== undefined && listRequest === undefined,
    ...(isShort ? { minSearchLength: list.minSearchLength } : {}),
    retry,
  };
}
