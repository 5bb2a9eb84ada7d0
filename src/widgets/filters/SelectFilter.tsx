import { useSiblings } from '../context/record';
import { useFieldOptions } from '../fieldOptions';
import { OptionsProblem } from '../OptionsProblem';
import { useDependencies } from '../useDependencies';
import type { FilterInputProps } from '../types';
import { ChoiceFilter } from './ChoiceFilter';

/** A filter by one choice of a list; other filters may narrow the list. */
export function SelectFilter(props: FilterInputProps) {
  const values = useSiblings(props.source, useDependencies(props.field));
  const { options, failed, retry } = useFieldOptions(props.field, props.field.name, { values });
  return (
    <ChoiceFilter
      {...props}
      options={options}
      problem={failed ? <OptionsProblem field={props.label} onRetry={retry} /> : undefined}
    />
  );
}
