import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import type { OptionList } from '../model/entity/entity';
import type { OptionItem } from './normalizeOptions';
import { getOptionsQuery } from './useOptions';

const WHOLE_LIST = { params: {}, query: {} };

const getData = (results: readonly { data?: readonly OptionItem[] | undefined }[]) => results.map(({ data }) => data);

/**
 * Loads option lists that depend on no other field. Used by components that show only the labels of the options.
 * @returns the options of each list; undefined for a list that is not loaded yet
 */
export function useOptionLists(
  lists: readonly (OptionList | undefined)[],
): readonly (readonly OptionItem[] | undefined)[] {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  return useQueries({
    queries: lists.map((list) => getOptionsQuery(list, WHOLE_LIST, dataProvider)),
    combine: getData,
  });
}
