import { useEffect, useMemo } from 'react';
import { Box } from '@mui/material';
import { useEvent } from 'ra-core';
import { FormProvider, useForm } from 'react-hook-form';
import type { Entity, Filter } from '../../model/entity';
import { useTexts } from '../../widgets/useTexts';
import { useWidget } from '../../widgets/useWidget';
import { useWordedField } from '../../widgets/useWordedField';
import { fromFormValues, toFormValues } from './filterValues';
import type { FilterValues } from './listParams';
import type { FilterChange } from './useListParams';

interface Props {
  entity: Entity;
  filters: readonly Filter[];
  values: FilterValues;
  onChange: (change: FilterChange) => void;
}

/** A typed value waits for a pause; a chosen one takes effect at once. */
const PAUSE = 500;

const isTyped = ({ field }: Filter): boolean =>
  field !== undefined && !field.choices && !field.ui.options && field.type !== 'boolean' && !field.format;

function FilterField({ entity, filter }: { entity: Entity; filter: Filter }) {
  const texts = useTexts(entity);
  const field = useMemo(() => ({ ...filter.field, name: filter.name }) as NonNullable<Filter['field']>, [filter]);
  const { Filter: Input } = useWidget(field);
  const worded = useWordedField(filter.name, field);
  if (!Input) throw new Error(`${entity.name} filters by ${filter.name}, whose widget has no filter`);
  return (
    <Box sx={{ minWidth: { xs: '100%', sm: 180 }, '&& > .MuiFormControl-root': { width: '100%' } }}>
      <Input source={filter.name} field={worded} label={texts.filter(filter)} />
    </Box>
  );
}

/** The filters that are drawn by their fields' widgets: a small form whose truth is the address. */
export function FilterFields({ entity, filters, values, onChange }: Props) {
  const shown = useMemo(() => toFormValues(filters, values), [filters, values]);
  const form = useForm({ values: shown });
  const find = useEvent((name: string | undefined) => filters.find((filter) => filter.name === name));
  const apply = useEvent(() => onChange((now) => fromFormValues(filters, form.getValues(), now)));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // Without a name it was the address that changed the form.
        const filter = find(name);
        if (!filter) return;
        clearTimeout(timer);
        timer = setTimeout(apply, isTyped(filter) ? PAUSE : 0);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form, find, apply]);

  return (
    <FormProvider {...form}>
      {filters.map((filter) => (
        <FilterField key={filter.name} entity={entity} filter={filter} />
      ))}
    </FormProvider>
  );
}
