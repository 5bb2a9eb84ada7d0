import { lazy, Suspense, type ComponentType } from 'react';
import { InputPlaceholder } from '../InputPlaceholder';
import type { FilterInputProps, InputProps } from '../types';

/** A picker as a filter: its code comes after the table, whose place it must not take in the first load. */
function asFilter(Input: ComponentType<InputProps>) {
  return function PickerFilter(props: FilterInputProps) {
    return (
      <Suspense fallback={<InputPlaceholder label={props.label} />}>
        <Input {...props} required={false} disabled={false} />
      </Suspense>
    );
  };
}

const load = () => import('../inputs/PickerInput');

export const DateFilter = asFilter(lazy(() => load().then(({ DateInput }) => ({ default: DateInput }))));
export const MonthFilter = asFilter(lazy(() => load().then(({ MonthInput }) => ({ default: MonthInput }))));
export const DateTimeFilter = asFilter(lazy(() => load().then(({ DateTimeInput }) => ({ default: DateTimeInput }))));
export const TimeFilter = asFilter(lazy(() => load().then(({ TimeInput }) => ({ default: TimeInput }))));
