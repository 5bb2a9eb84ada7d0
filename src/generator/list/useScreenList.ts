import { useMemo } from 'react';
import { filterDefaults } from '../../model/form/filters';
import type { EntityModule, Filter } from '../../model/entity/entity';
import { evaluate } from '../../model/rules/rules';
import { check } from '../../model/form/validate';
import { useConfig } from '../../widgets/context/config';
import { filterSpec } from '../rules/formSpec';
import { useOrigin } from '../rules/useOrigin';
import { toFormValues } from '../read/filterValues';
import { cleanFilter, type FilterValues, type ListRules } from '../read/listParams';
import { useListParams, type ListParamsControl } from './useListParams';

/** Whether the filters say what is wanted: those that must be filled in are, and their rules hold. */
function useIsWaiting(module: EntityModule, filter: FilterValues): boolean {
  return useMemo(() => {
    const filters = module.entity.list?.filters;
    if (!filters || !(filters.part in module.validators.parts)) return false;
    const spec = filterSpec(module, filters);
    const values = toFormValues(filters.fields, filter);
    const rules = evaluate(spec.shape, values, spec.validators);
    // It comes by itself with its list, and never goes.
    const isComing = ({ field: { key, ui } }: Filter): boolean =>
      ui.defaultFrom === 'firstOption' &&
      ui.clearable === false &&
      values[key] === '' &&
      !rules.states.get(key)?.cleared;
    return filters.fields.some(isComing) || Object.keys(check(spec, values, spec.validate, rules)).length > 0;
  }, [module, filter]);
}

export interface ScreenList {
  list: ListParamsControl;
  /** The filters do not say yet what is wanted. */
  waiting: boolean;
}

/** What the address of a screen says of the list on it: by what it is filtered, first of all. */
export function useScreenList(module: EntityModule): ScreenList {
  const { pageSize } = useConfig();
  const origin = useOrigin();
  const { list: described } = module.entity;
  const rules = useMemo<ListRules>(() => {
    const { fields = [], shape } = described?.filters ?? {};
    const defaults = filterDefaults(fields, origin);
    const needed = Object.entries(defaults ?? {}).filter(([name]) => shape?.required.includes(name));
    return { pageSize, filters: fields, defaults, kept: cleanFilter(Object.fromEntries(needed), fields) };
  }, [described, pageSize, origin]);
  const list = useListParams(rules);
  return { list, waiting: useIsWaiting(module, list.params.filter) };
}
