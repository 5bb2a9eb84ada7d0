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
  /** The list could not be loaded, whatever stands in for it; never the same as an empty list. */
  failed: boolean;
  /** A field it depends on has no value yet. */
  isWaitingForInput: boolean;
  /** So many characters must be typed before the server is asked, and are not typed yet. */
  minSearchLength?: number;
  retry: () => void;
}

const NONE: readonly OptionItem[] = [];
const NOTHING: OptionListRequest = { params: {}, query: {} };

/**
 * Long enough for a screen that draws its fields in two steps, short enough for the next screen to
 * ask again: a list lives as long as something on the page shows it.
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

/**
 * How a list is read: one question for all that show it.
 * @param onFailed told of a failure, where the list says that it is to be told
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
      const answer = await dataProvider.send(list.call, { params, query, signal, read: true });
      return normalizeOptions(answer.data, list);
    } catch (error) {
      // Here and not where it is shown: once for all that show it. Who left meanwhile has no need of it.
      if (list.errorToast && !signal.aborted) onFailed?.(error);
      throw error;
    }
  },
  staleTime: Infinity,
  gcTime: KEPT,
  // The provider has tried three times already, and a browser that is offline must say so.
  retry: false,
  // What has failed is tried again by hand, not by the next input that shows it.
  retryOnMount: false,
  networkMode: 'always' as const,
});

/**
 * Loads a named option list, once for all inputs and cells that use it. Failures are shown at the field, with a
 * retry.
 * @param name undefined where a field has none; the answer is then an empty list
 * @param values the record (or row, or filter values) whose fields the list depends on
 * @param search what the user typed, for a list that the server searches
 */
export function useOptions(
  name: string | undefined,
  values: Readonly<Record<string, unknown>> = {},
  search = '',
): OptionsState {
  const list = useOptionList(name);
  const toast = useToast();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const asked = list && getOptionListRequest(list, values);
  const isShort = list?.minSearchLength !== undefined && search.trim().length < list.minSearchLength;
  const query = { ...asked?.query, ...(list?.searchParam && search ? { [list.searchParam]: search } : {}) };
  const { data, isFetching, isError, refetch } = useQuery({
    ...getOptionsQuery(list, { ...(asked ?? NOTHING), query }, dataProvider, toast.error),
    enabled: asked !== undefined && !isShort,
    ...(list?.searchParam && !isShort ? { placeholderData: keepPreviousData } : {}),
  });
  const fallback = useMemo(() => list && getFallbackOptions(list), [list]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return {
    options: (isShort || (data?.length === 0 && fallback) ? undefined : data) ?? fallback ?? NONE,
    loading: isFetching,
    failed: isError && !isFetching,
    isWaitingForInput: list !== undefined && asked === undefined,
    ...(isShort ? { minSearchLength: list.minSearchLength } : {}),
    retry,
  };
}
