import { useMemo } from 'react';
import { getFilterDefaults } from '../../model/form/filterDefaults';
import type { EntityModule, Filter } from '../../model/entity/entity';
import { evaluateForm } from '../../model/formRules/evaluateForm';
import { validateForm } from '../../model/form/validateForm';
import { useConfig } from '../../widgets/context/config';
import { getFilterFormDefinition } from '../formRules/formDefinition';
import { useValueSources } from '../formRules/useValueSources';
import { toFormValues } from '../queries/filterValues';
import { sanitizeFilter, type FilterValues, type ListParamsRules } from '../queries/listParams';
import { useListParams, type ListParamsControl } from './useListParams';

/** Whether the filters do not allow a request yet: required ones are missing, or rules are violated. */
function useIsWaiting(module: EntityModule, filter: FilterValues): boolean {
  return useMemo(() => {
    const filters = module.entity.list?.filters;
    if (!filters || !(filters.part in module.validators.parts)) return false;
    const formDefinition = getFilterFormDefinition(module, filters);
    const values = toFormValues(filters.fields, filter);
    const rules = evaluateForm(formDefinition.shape, values, formDefinition.validators);
    // Whether this filter will be set to its first option when its options are loaded.
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

export interface UrlListControl {
  list: ListParamsControl;
  /** Required filters are not set. */
  waiting: boolean;
}

/** Provides the list state in the URL of a screen, especially its filters. */
export function useListControlFromUrl(module: EntityModule): UrlListControl {
  const { pageSize } = useConfig();
  const valueSources = useValueSources();
  const { list: described } = module.entity;
  const rules = useMemo<ListParamsRules>(() => {
    const { fields = [], shape } = described?.filters ?? {};
    const defaults = getFilterDefaults(fields, valueSources);
    const needed = Object.entries(defaults ?? {}).filter(([name]) => shape?.required.includes(name));
    return { pageSize, filters: fields, defaults, lockedFilter: sanitizeFilter(Object.fromEntries(needed), fields) };
  }, [described, pageSize, valueSources]);
  const list = useListParams(rules);
  return { list, waiting: useIsWaiting(module, list.params.filter) };
}
