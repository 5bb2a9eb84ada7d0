import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useEvent } from 'ra-core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { equal } from '../../model/values/ajvRuntime';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { Action, EntityModule, Filter } from '../../model/entity/entity';
import { getPeriodFields } from '../../model/values/periodFields';
import { useFieldErrorText } from '../../widgets/useFieldErrorText';
import { getForbiddenFilters, getMissingFilters, getMissingFilterText } from '../actions/requiredFilters';
import { getFilterFormDefinition, type FormDefinition } from '../rules/formDefinition';
import { createSubmitAttempt, createFormResolver } from '../rules/formResolver';
import { createFormRuleStore, type FormRuleStore } from '../rules/formRuleStore';
import { fromFormValues, toFormValues, toRequestFilter } from '../read/filterValues';
import { isSameFilter, type FilterValues } from '../read/listParams';
import type { ListControl } from './useListParams';

export interface FilterFormOptions {
  module: EntityModule;
  filters: readonly Filter[];
  list: ListControl;
  /** Asks for these rows, also where they stand there already. */
  search?: ((filter: FilterValues) => void) | undefined;
}

export interface FilterForm {
  form: UseFormReturn<Record<string, unknown>>;
  definition: FormDefinition;
  rules: FormRuleStore;
  /** Search was pressed and has not asked yet. */
  isSearching: boolean;
  /** What the inputs say for this action; undefined where something is wrong or missing, which then stands at its field. */
  read: (action: Pick<Action, 'requiredFilters'>) => Promise<FilterValues | undefined>;
  /** Keys of the fields at which a button has failed, anew each time. */
  errorCount: ReadonlySet<string> | undefined;
  submit: () => void;
  /** A filter took the first option of its list, which nobody has chosen. */
  onFirst: (name: string, value: unknown) => void;
}

/** A typed value waits for a pause; a chosen one takes effect at once. */
const PAUSE = 500;

/** Where a filter says that it is empty: a period at the first of its ends that is. */
function emptyPath({ field }: Filter, values: Record<string, unknown>): string {
  const period = values[field.key];
  if (typeof period !== 'object' || period === null || !field.ui.dateRange) return field.key;
  const end = getPeriodFields(field).find((key) => !(period as Record<string, unknown>)[key]);
  return end === undefined ? field.key : `${field.key}.${end}`;
}

const isTyped = ({ field }: Filter): boolean =>
  !field.choices && !field.ui.options && field.type !== 'boolean' && field.type !== 'object' && !field.format;

/** The filters that are inputs as a form, whose truth is the address. */
export function useFilterForm({ module, filters, list, search }: FilterFormOptions): FilterForm {
  const set = module.entity.list!.filters;
  const spec = useMemo(() => getFilterFormDefinition(module, set), [module, set]);
  const textOf = useFieldErrorText();
  const t = useAppTranslate();
  const shown = useMemo(() => toFormValues(filters, list.params.filter), [filters, list.params.filter]);
  const [rules] = useState(() => createFormRuleStore(spec, shown));
  const [attempt] = useState(createSubmitAttempt);
  const [wanted, setWanted] = useState<FilterValues>();
  const [faults, setFaults] = useState<ReadonlySet<string>>();
  const resolver = useMemo(
    () => createFormResolver(spec, rules, textOf, attempt.isTried),
    [spec, rules, textOf, attempt],
  );
  const form = useForm<Record<string, unknown>>({ defaultValues: shown, resolver, mode: 'onChange' });
  const applied = useRef(shown);
  const unapplied = useRef<Record<string, unknown>>(undefined);
  const find = useEvent((name: string | undefined) => filters.find(({ field }) => field.key === name?.split('.')[0]));

  // An address says what it likes: what it filled in is checked as what is typed is.
  useEffect(() => {
    if (!equal(applied.current, shown)) {
      applied.current = shown;
      form.reset({ ...shown, ...unapplied.current }, { keepFieldsRef: true });
      unapplied.current = undefined;
    }
    void form.trigger();
  }, [form, shown]);

  // What is wrong says so at its field, and the list stays what it is.
  const read = useEvent(async (): Promise<FilterValues | undefined> => {
    attempt.begin();
    return (await form.trigger()) ? fromFormValues(filters, form.getValues(), list.params.filter) : undefined;
  });
  const readFor = useEvent(async (action: Pick<Action, 'requiredFilters'>): Promise<FilterValues | undefined> => {
    const filter = await read();
    const values = form.getValues();
    const asked = filter ?? fromFormValues(filters, values, list.params.filter);
    const missing = getMissingFilters(
      module.entity,
      action,
      toRequestFilter(module, asked),
      getForbiddenFilters(module, asked),
    );
    const here = filters.filter(({ field }) => missing.includes(field));
    for (const one of here)
      form.setError(emptyPath(one, values), { type: 'required', message: getMissingFilterText(one.field, t) });
    const wrong = filters.filter(({ field }) => form.getFieldState(field.key).invalid);
    if (wrong.length > 0) setFaults(new Set(wrong.map(({ field }) => field.key)));
    return here.length > 0 ? undefined : filter;
  });
  const apply = useEvent(async () => {
    const filter = await read();
    if (filter && !isSameFilter(filter, list.params.filter))
      list.setFilter((now) => fromFormValues(filters, form.getValues(), now));
  });
  const ask = useEvent((filter: FilterValues) => (search ?? list.setFilter)(filter));
  const isLive = set.applyFilters !== 'button';

  // Before the inputs begin: one whose list is there already takes its first option at once.
  useLayoutEffect(() => {
    if (!isLive) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // Without a name it was the address that changed the form.
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
    if (!wanted) return undefined;
    const timer = setTimeout(() => {
      setWanted(undefined);
      ask(wanted);
    }, set.searchDelayMs);
    return () => clearTimeout(timer);
  }, [wanted, ask, set.searchDelayMs]);

  return {
    form,
    definition: spec,
    rules,
    isSearching: wanted !== undefined,
    read: readFor,
    errorCount: faults,
    submit: () => {
      // What is wrong is said at once.
      void readFor({}).then((filter) => {
        if (set.searchDelayMs !== undefined) setWanted(filter);
        else if (filter) ask(filter);
      });
    },
    onFirst: (name, value) => {
      // Once it stands in the address, it is the user who changes it.
      if (list.params.filter[name] !== undefined) return;
      unapplied.current = form.getValues();
      list.setFilter((now) => ({ ...now, ...fromFormValues(filters, { [name]: value }, {}) }), { replace: true });
    },
  };
}
