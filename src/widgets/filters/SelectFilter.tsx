import { useSiblings } from '../context/record';
import { listNameOf, useFieldOptions } from '../fieldOptions';
import { OptionsProblem } from '../OptionsProblem';
import { useDependencies } from '../useDependencies';
import type { InputProps } from '../types';
import { useOptionList } from '../useOptions';
import { ChoiceFilter } from './ChoiceFilter';
import { InputFilter } from './InputFilter';

/** A filter by one choice of a list; other filters may narrow the list. One that the server searches is typed in. */
export function SelectFilter(props: InputProps) {
  const isSearched = useOptionList(listNameOf(props.field))?.searchParam !== undefined;
  const values = useSiblings(props.source, useDependencies(props.field));
  const { options, failed, retry } = useFieldOptions(props.field, {
    values,
    ...(props.allowed ? { allowed: props.allowed } : {}),
  });
  if (isSearched) return <InputFilter {...props} />;
  return (
    <ChoiceFilter
      {...props}
      options={options}
      problem={failed ? <OptionsProblem field={props.label} onRetry={retry} /> : undefined}
    />
  );
}
