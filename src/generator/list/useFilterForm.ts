import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useEvent } from 'ra-core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/values/ajvRuntime';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Action, EntityModule, Filter } from '../../model/entity/entity';
import { getPeriodFields } from '../../model/values/periodFields';
import { useFieldErrorText } from '../../widgets/useFieldErrorText';
import { getForbiddenFilters, getMissingFilters, getMissingFilterText } from '../actions/requiredFilters';
import { getFilterFormDefinition, type FormDefinition } from '../formRules/formDefinition';
import { createSubmitAttemptTracker, createFormResolver } from '../formRules/formResolver';
import { createFormRuleStore, type FormRuleStore } from '../formRules/formRuleStore';
import { mergeFilterFormValues, toFilterFormValues, toRequestFilter } from '../queries/filterValues';
import { isSameFilter, type FilterValues } from '../queries/sanitizeFilter';
import type { ListController } from './useListParams';

export interface FilterFormOptions {
  module: EntityModule;
  filters: readonly Filter[];
  list: ListController;
  /** Sets the filters and requests the rows. If the filters are unchanged, the rows are requested again. */
  search?: ((filter: FilterValues) => void) | undefined;
}

export interface FilterForm {
  form: UseFormReturn<Record<string, unknown>>;
  definition: FormDefinition;
  rules: FormRuleStore;
  /** Whether the user has clicked Search, but the request has not been sent yet. */
  isSearching: boolean;
  /**
   * Returns the filter values that an action uses. If a filter value is invalid or missing, the result is undefined
   * and the field of that filter shows an error.
   */
  read: (action: Pick<Action, 'requiredFilters'>) => Promise<FilterValues | undefined>;
  /**
   * Keys of the filter fields with errors after a search or an action. Each attempt creates a new set, so that
   * effects that depend on it run again.
   */
  errorKeys: ReadonlySet<string> | undefined;
  submit: () => void;
  /** Called when a filter without a value was automatically set to its first option. */
  onFirst: (name: string, value: unknown) => void;
}

/** Debounce of typed filter values in milliseconds. Selected values are applied immediately. */
const PAUSE = 500;

/**
 * Returns the path of the input that is empty although its filter is required. For a date range, this is the first
 * empty date.
 */
function getEmptyFilterPath({ field }: Filter, values: Record<string, unknown>): string {
  const period = values[field.key];
  if (typeof period !== 'object' || period === null || !field.ui.dateRange) return field.key;
  const end = getPeriodFields(field).find((key) => !(period as Record<string, unknown>)[key]);
  return end === undefined ? field.key : `${field.key}.${end}`;
}

const isTyped = ({ field }: Filter): boolean =>
  !field.choices && !field.ui.options && field.type !== 'boolean' && field.type !== 'object' && !field.format;

/**
 * Provides the form with all filters of a list that are not search boxes or tabs. The form values are read from the
 * URL.
 */
export function useFilterForm({ module, filters, list, search }: FilterFormOptions): FilterForm {
  const set = module.entity.list!.filters;
  const formDefinition = useMemo(() => getFilterFormDefinition(module, set), [module, set]);
  const getErrorText = useFieldErrorText();
  const t = useAppTranslate();
  const shown = useMemo(() => toFilterFormValues(filters, list.params.filter), [filters, list.params.filter]);
  const [rules] = useState(() => createFormRuleStore(formDefinition, shown));
  const [attempt] = useState(createSubmitAttemptTracker);
  const [pendingFilters, setWanted] = useState<FilterValues>();
  const [errorKeys, setFaults] = useState<ReadonlySet<string>>();
  const resolver = useMemo(
    () => createFormResolver(formDefinition, rules, getErrorText, attempt.isTried),
    [formDefinition, rules, getErrorText, attempt],
  );
  const form = useForm<Record<string, unknown>>({ defaultValues: shown, resolver, mode: 'onChange' });
  const applied = useRef(shown);
  const unapplied = useRef<Record<string, unknown>>(undefined);
  const find = useEvent((name: string | undefined) => filters.find(({ field }) => field.key === name?.split('.')[0]));

  // A URL can contain any values, so values from the URL are validated like user input.
  useEffect(() => {
    if (!equal(applied.current, shown)) {
      applied.current = shown;
      form.reset({ ...shown, ...unapplied.current }, { keepFieldsRef: true });
      unapplied.current = undefined;
    }
    void form.trigger();
  }, [form, shown]);

  // If a value is invalid, its field shows an error and the filters of the list are not changed.
  const read = useEvent(async (): Promise<FilterValues | undefined> => {
    attempt.begin();
    return (await form.trigger()) ? mergeFilterFormValues(filters, form.getValues(), list.params.filter) : undefined;
  });
  const readFor = useEvent(async (action: Pick<Action, 'requiredFilters'>): Promise<FilterValues | undefined> => {
    const filter = await read();
    const values = form.getValues();
    const requestedFilters = filter ?? mergeFilterFormValues(filters, values, list.params.filter);
    const missing = getMissingFilters(
      module.entity,
      action,
      toRequestFilter(module, requestedFilters),
      getForbiddenFilters(module, requestedFilters),
    );
    const here = filters.filter(({ field }) => missing.includes(field));
    for (const one of here)
      form.setError(getEmptyFilterPath(one, values), { type: 'required', message: getMissingFilterText(one.field, t) });
    const wrong = filters.filter(({ field }) => form.getFieldState(field.key).invalid);
    if (wrong.length > 0) setFaults(new Set(wrong.map(({ field }) => field.key)));
    return here.length > 0 ? undefined : filter;
  });
  const apply = useEvent(async () => {
    const filter = await read();
    if (filter && !isSameFilter(filter, list.params.filter))
      list.setFilter((now) => mergeFilterFormValues(filters, form.getValues(), now));
  });
  const ask = useEvent((filter: FilterValues) => (search ?? list.setFilter)(filter));
  const isLive = !set.applyFiltersOnSubmit;

  // This must be a layout effect, so that it subscribes early enough: inputs with cached options set their first
  // option in an effect.
  useLayoutEffect(() => {
    if (!isLive) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // If `name` is undefined, the values were set from the URL, so they need not be applied.
        const filter = find(name);
        if (!filter) return;
        clearTimeout(timer);
        timer = setTimeout(() => void apply(), isTyped(filter) ? PAUSE : 0);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isLive, form, find, apply]);

  useEffect(() => {
    if (!pendingFilters) return undefined;
    const timer = setTimeout(() => {
      setWanted(undefined);
      ask(pendingFilters);
    }, set.searchDelayMs);
    return () => clearTimeout(timer);
  }, [pendingFilters, ask, set.searchDelayMs]);

  return {
    form,
    definition: formDefinition,
    rules,
    isSearching: pendingFilters !== undefined,
    read: readFor,
    errorKeys,
    submit: () => {
      // Errors are shown immediately, even if the search is delayed by `searchDelayMs`.
      void readFor({}).then((filter) => {
        if (set.searchDelayMs !== undefined) setWanted(filter);
        else if (filter) ask(filter);
      });
    },
    onFirst: (name, value) => {
      // If the URL already contains a value for this filter, the user has set it, so it is not overwritten.
      if (list.params.filter[name] !== undefined) return;
      unapplied.current = form.getValues();
      list.setFilter((now) => ({ ...now, ...mergeFilterFormValues(filters, { [name]: value }, {}) }), {
        replace: true,
      });
    },
  };
}
