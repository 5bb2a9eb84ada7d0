import { useCallback, useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import type { OptionList } from '../model/entity/entity';
import { useEntityModule } from './context/entityModule';
import { useToast } from './useToast';
import {
  getFallbackOptions,
  normalizeOptions,
  getOptionListRequest,
  type OptionItem,
  type OptionListRequest,
} from './optionItems';

export interface OptionsState {
  options: readonly OptionItem[];
  loading: boolean;
  /** The list failed to load, even if fallback options replace it. Distinct from an empty list. */
  failed: boolean;
  /** A field that the list depends on has no value yet. */
  isWaitingForInput: boolean;
  /** Number of characters to type before the server is requested; absent once they are typed. */
  minSearchLength?: number;
  retry: () => void;
}

const NONE: readonly OptionItem[] = [];
const NOTHING: OptionListRequest = { params: {}, query: {} };

/**
 * Long enough for a screen that renders its fields in two steps, short enough for the next screen to reload the
 * list: a list is cached while something on the page uses it.
 */
const KEPT = 1000;

/** Returns an option list of the current entity by name. */
export function useOptionList(name: string | undefined): OptionList | undefined {
  const { entity } = useEntityModule();
  if (name === undefined) return undefined;
  const list = entity.options[name];
  if (!list) throw new Error(`The entity "${entity.name}" has no option list "${name}"`);
  return list;
}

/**
 * Returns the query of an option list: one request for all fields that use it.
 * @param onFailed called after a failure if the list has `errorToast`
 */
export const getOptionsQuery = (
  list: OptionList | undefined,
  { params, query }: OptionListRequest,
  dataProvider: Pick<WattdeskDataProvider, 'send'>,
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
      const response = await dataProvider.send(list.call, { params, query, signal, read: true });
      return normalizeOptions(response.data, list);
    } catch (error) {
      // Reported here, once for all fields that use the list, and not by each field. Not reported after the user
      // has left.
      if (list.errorToast && !signal.aborted) onFailed?.(error);
      throw error;
    }
  },
  staleTime: Infinity,
  gcTime: KEPT,
  // The user retries a failed request; mounting another input does not.
  retryOnMount: false,
});

/**
 * Loads a named option list, once for all inputs and cells that use it. Failures are shown at the field, with a
 * retry.
 * @param name undefined if a field has none; the result is then an empty list
 * @param values the record (or row, or filter values) whose fields the list depends on
 * @param search the text typed by the user, if the server searches the list
 */
export function useOptions(
  name: string | undefined,
  values: Readonly<Record<string, unknown>> = {},
  search = '',
): OptionsState {
  const list = useOptionList(name);
  const toast = useToast();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const listRequest = list && getOptionListRequest(list, values);
  const isShort = list?.minSearchLength !== undefined && search.trim().length < list.minSearchLength;
  const query = { ...listRequest?.query, ...(list?.searchParam && search ? { [list.searchParam]: search } : {}) };
  const { data, isFetching, isError, refetch } = useQuery({
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
    isWaitingForInput: list !== undefined && listRequest === undefined,
    ...(isShort ? { minSearchLength: list.minSearchLength } : {}),
    retry,
  };
}
