import { useMemo } from 'react';
import { useStoreContext } from 'ra-core';
import { getDefaultFilterValues } from '../../model/form/defaultFilterValues';
import type { EntityModule, Filter } from '../../model/entity/entity';
import { evaluateForm } from '../../model/formRules/evaluateForm';
import { validateForm } from '../../model/form/validateForm';
import { useConfig } from '../../widgets/context/config';
import { getFilterFormDefinition } from '../formRules/formDefinition';
import { useInitialValueSources } from '../../widgets/useInitialValueSources';
import { toFilterFormValues } from '../queries/filterValues';
import { PAGE_SIZE_SETTING, type ListParamsConfig } from '../queries/listParams';
import { sanitizeFilter, type FilterValues } from '../queries/sanitizeFilter';
import { useListParams, type UrlListController } from './useListParams';

/**
 * Returns whether the list must not send a request yet, because required filters are missing or filter values
 * violate a rule.
 */
function useIsWaiting(module: EntityModule, filter: FilterValues): boolean {
  return useMemo(() => {
    const filters = module.entity.list?.filters;
    if (!filters || !(filters.part in module.validators.parts)) return false;
    const formDefinition = getFilterFormDefinition(module, filters);
    const values = toFilterFormValues(filters.fields, filter);
    const rules = evaluateForm(formDefinition.shape, values, formDefinition.validators);
    // Whether this filter has no value yet, but will be set to its first option when its options are loaded.
    const isComing = ({ field: { key, ui } }: Filter): boolean =>
      ui.defaultFrom === 'firstOption' &&
      ui.clearable === false &&
      values[key] === '' &&
      !rules.states.get(key)?.cleared;
    return (
      filters.fields.some(isComing) ||
      Object.keys(validateForm(formDefinition, values, formDefinition.validate, rules)).length > 0
    );
  }, [module, filter]);
}

export interface UrlListState {
  list: UrlListController;
  /** Whether the list sends no request because required filters are missing or invalid. */
  waiting: boolean;
}

/** Provides the list state that is stored in the URL of a screen: page, page size, order, filters and open dialog. */
export function useUrlListController(module: EntityModule): UrlListState {
  const { pageSize } = useConfig();
  const store = useStoreContext();
  const valueSources = useInitialValueSources();
  const { list: described } = module.entity;
  const rules = useMemo<ListParamsConfig>(() => {
    const { fields = [], shape } = described?.filters ?? {};
    const defaults = getDefaultFilterValues(fields, valueSources);
    const needed = Object.entries(defaults ?? {}).filter(([name]) => shape?.required.includes(name));
    const sortFields = described?.sortFields ?? described?.loadedSortFields ?? [];
    return {
      pageSize,
      getChosenPageSize: () => store.getItem<unknown>(PAGE_SIZE_SETTING),
      filters: fields,
      sortFields,
      defaults,
      lockedFilter: sanitizeFilter(Object.fromEntries(needed), fields),
    };
  }, [described, pageSize, store, valueSources]);
  const list = useListParams(rules, (perPage) => store.setItem(PAGE_SIZE_SETTING, perPage));
  return { list, waiting: useIsWaiting(module, list.params.filter) };
}
