import { useSiblings } from '../context/record';
import { useFieldOptions } from '../fieldOptions';
import { OptionsProblem } from '../OptionsProblem';
import { useDependencies } from '../useDependencies';
import type { InputProps } from '../types';
import { ChoiceFilter } from './ChoiceFilter';

/** A filter by one choice of a list; other filters may narrow the list. */
export function SelectFilter(props: InputProps) {
  const values = useSiblings(props.source, useDependencies(props.field));
  const { options, failed, retry } = useFieldOptions(props.field, {
    values,
    ...(props.allowed ? { allowed: props.allowed } : {}),
  });
  return (
    <ChoiceFilter
      {...props}
      options={options}
      problem={failed ? <OptionsProblem field={props.label} onRetry={retry} /> : undefined}
    />
  );
}
