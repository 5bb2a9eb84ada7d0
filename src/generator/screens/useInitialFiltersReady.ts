import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { QueryObserver, useQueryClient, type QueryObserverResult } from '@tanstack/react-query';
import { useDataProvider, useEvent } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { EntityModule, Filter, OptionList } from '../../model/entity/entity';
import { getOptionListName } from '../../widgets/useFieldOptions';
import {
  getOptionListRequest,
  isSameCode,
  type OptionItem,
  type OptionListRequest,
} from '../../widgets/normalizeOptions';
import { getOptionsQuery } from '../../widgets/useOptions';
import { useToast } from '../../widgets/useToast';
import type { FilterValues } from '../queries/sanitizeFilter';
import type { ListController } from '../list/useListParams';

type OptionsState = Pick<QueryObserverResult<readonly OptionItem[]>, 'data' | 'isPending'>;

interface Assumed {
  filter: Filter;
  list: OptionList;
}

/**
 * Returns the filters that cannot be cleared and have a configured default value with options from the server. The
 * options may not contain the configured default.
 */
function getConfigDefaults({ entity }: EntityModule): Assumed[] {
  return (entity.list?.filters.fields ?? []).flatMap((filter) => {
    const { clearable, defaultFrom } = filter.field.ui;
    const list = entity.options[getOptionListName(filter.field) ?? ''];
    const isAssumed = clearable === false && defaultFrom !== undefined && defaultFrom !== 'firstOption';
    return isAssumed && list && list.searchParam === undefined ? [{ filter, list }] : [];
  });
}

/**
 * Loads the options of the given filters. The filter inputs, which render later, take the options from the cache.
 * @returns the options by filter name
 */
function useOptionsStates(assumed: readonly Assumed[], values: FilterValues): ReadonlyMap<string, OptionsState> {
  const client = useQueryClient();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const toast = useToast();
  const [states, setStates] = useState<ReadonlyMap<string, OptionsState>>(new Map());
  // Options that depend on a filter without a value cannot be requested yet (`null`). The list does not wait for
  // them.
  const questions = JSON.stringify(assumed.map(({ list }) => getOptionListRequest(list, values) ?? null));
  const reportError = useEvent((error: unknown) => toast.error(error));
  // The effect is a layout effect, so that these requests are sent before the requests that depend on the filter
  // values.
  useLayoutEffect(() => {
    const listRequests = JSON.parse(questions) as (OptionListRequest | null)[];
    const stops = assumed.map(({ filter, list }, index) => {
      const listRequest = listRequests[index];
      if (!listRequest) return undefined;
      const observer = new QueryObserver(client, getOptionsQuery(list, listRequest, dataProvider, reportError));
      const addNote = ({ data, isPending }: OptionsState): void =>
        setStates((now) => new Map(now).set(filter.name, { data, isPending }));
      const stop = observer.subscribe(addNote);
      const current = observer.getCurrentResult();
      if (!current.isPending) addNote(current);
      return stop;
    });
    return () => stops.forEach((stop) => stop?.());
  }, [assumed, questions, client, dataProvider, reportError]);
  return states;
}

/**
 * Whether the initial filter values are final. A filter with a configured default waits for its options. If the
 * options do not contain the default, the first option becomes the value.
 */
export function useInitialFiltersReady(module: EntityModule, list: ListController): boolean {
  const { filter: values } = list.params;
  const assumed = useMemo(() => getConfigDefaults(module), [module]);
  const states = useOptionsStates(assumed, values);
  const isHeld = ({ filter: { name } }: Assumed): boolean => {
    const { data = [] } = states.get(name) ?? {};
    return data.length === 0 || data.some(({ value }) => isSameCode(value, values[name]));
  };
  const wrong = assumed.find((one) => !isHeld(one));
  const correctFilters = useEvent(({ filter: { name, field } }: Assumed, value: OptionItem['value']) => {
    const removedNames = [name, ...(field.ui.resetsFields ?? [])];
    list.setFilter(
      (now) => ({
        ...Object.fromEntries(Object.entries(now).filter(([key]) => !removedNames.includes(key))),
        [name]: value,
      }),
      { replace: true },
    );
  });
  const first = wrong && states.get(wrong.filter.name)?.data?.[0]?.value;
  useEffect(() => {
    if (wrong && first !== undefined) correctFilters(wrong, first);
  }, [wrong, first, correctFilters]);
  const isComing = ({ filter, list: offered }: Assumed): boolean =>
    getOptionListRequest(offered, values) !== undefined && (states.get(filter.name)?.isPending ?? true);
  return wrong === undefined && !assumed.some(isComing);
}
