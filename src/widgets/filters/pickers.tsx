import { Suspense, type ComponentType } from 'react';
import { InputPlaceholder } from '../InputPlaceholder';
import { late } from '../late';
import type { FilterInputProps, InputProps } from '../types';

/** A picker as a filter: its code comes after the table, whose place it must not take in the first load. */
function asFilter(fetchCode: () => Promise<ComponentType<InputProps>>) {
  const { Component: Input } = late(fetchCode);
  return function PickerFilter(props: FilterInputProps) {
    return (
      <Suspense fallback={<InputPlaceholder label={props.label} />}>
        <Input {...props} required={false} disabled={false} />
      </Suspense>
    );
  };
}

const load = () => import('../inputs/PickerInput');

export const DateFilter = asFilter(() => load().then(({ DateInput }) => DateInput));
export const MonthFilter = asFilter(() => load().then(({ MonthInput }) => MonthInput));
export const DateTimeFilter = asFilter(() => load().then(({ DateTimeInput }) => DateTimeInput));
export const TimeFilter = asFilter(() => load().then(({ TimeInput }) => TimeInput));
