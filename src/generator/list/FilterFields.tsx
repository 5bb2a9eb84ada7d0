import { useEffect, useMemo, useState } from 'react';
import { Button } from '@mui/material';
import { useEvent } from 'ra-core';
import { FormProvider, useForm } from 'react-hook-form';
import { useT } from '../../i18n/useT';
import type { EntityModule, Field, Filter } from '../../model/entity';
import { useFieldState } from '../../widgets/context/fieldStates';
import { ShapeProvider } from '../../widgets/context/shape';
import { widgetOf } from '../../widgets/registry';
import { useErrorText } from '../../widgets/useErrorText';
import { useLinkedFields } from '../../widgets/useLinkedFields';
import { filterSpec } from '../form/formSpec';
import { createAttempt, createResolver } from '../form/resolver';
import { createRuleStore } from '../form/ruleStore';
import { RuleStates } from '../form/RuleStates';
import { fromFormValues, toFormValues } from './filterValues';
import type { ListControl } from './useListParams';

export interface FilterFieldsProps {
  module: EntityModule;
  filters: readonly Filter[];
  list: ListControl;
}

/** A typed value waits for a pause; a chosen one takes effect at once. */
const PAUSE = 500;

const isTyped = ({ field }: Filter): boolean =>
  !field.choices && !field.ui.options && field.type !== 'boolean' && field.type !== 'object' && !field.format;

function FilterField({ field }: { field: Field }) {
  const { visible, required, disabled, values } = useFieldState(field.key);
  const { Filter: Own, Input } = widgetOf(field);
  useLinkedFields(field.key, field);
  if (!visible) return null;
  const Shown = Own ?? Input;
  const isGroup = field.type === 'object';
  return (
    <div className={isGroup ? 'wd-filter-group' : 'wd-filter'}>
      <Shown
        source={field.key}
        field={field}
        label={field.title}
        required={required}
        disabled={disabled}
        compact={isGroup}
        {...(values ? { allowed: values } : {})}
      />
    </div>
  );
}

/** The filters that are inputs: a small form with its own rules, whose truth is the address. */
export function FilterFields({ module, filters, list }: FilterFieldsProps) {
  const t = useT();
  const set = module.entity.list!.filters;
  const spec = useMemo(() => filterSpec(module, set), [module, set]);
  const textOf = useErrorText();
  const shown = useMemo(() => toFormValues(filters, list.params.filter), [filters, list.params.filter]);
  const [rules] = useState(() => createRuleStore(spec, shown));
  const [attempt] = useState(createAttempt);
  const resolver = useMemo(() => createResolver(spec, rules, textOf, attempt.isTried), [spec, rules, textOf, attempt]);
  const form = useForm({ values: shown, resolver, mode: 'onChange' });
  const find = useEvent((name: string | undefined) => filters.find(({ field }) => field.key === name?.split('.')[0]));
  // What is wrong says so at its field, and the list stays what it is.
  const apply = useEvent(async () => {
    attempt.begin();
    if (await form.trigger()) list.setFilter((now) => fromFormValues(filters, form.getValues(), now));
  });
  // An address says what it likes: what it filled in is checked as what is typed is.
  useEffect(() => {
    if (Object.keys(shown).length > 0) void form.trigger();
  }, [form, shown]);
  const isLive = set.apply !== 'button';

  useEffect(() => {
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

  return (
    <ShapeProvider value={set.shape}>
      <FormProvider {...form}>
        <RuleStates spec={spec} rules={rules}>
          <form
            className="wd-filter-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              void apply();
            }}
          >
            {filters.map(({ name, field }) => (
              <FilterField key={name} field={field} />
            ))}
            {!isLive && (
              <Button type="submit" variant="outlined">
                {t('list.search')}
              </Button>
            )}
          </form>
        </RuleStates>
      </FormProvider>
    </ShapeProvider>
  );
}
