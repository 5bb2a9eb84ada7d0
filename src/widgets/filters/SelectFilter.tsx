import { useSiblingValues } from '../context/siblingValues';
import { getOptionListName, useFieldOptions } from '../useFieldOptions';
import { OptionsLoadError } from '../OptionsLoadError';
import { useOptionDependencies } from '../useOptionDependencies';
import type { InputProps } from '../types';
import { useOptionListDefinition } from '../useOptions';
import { DropdownFilter } from './DropdownFilter';
import { FormInputFilter } from './FormInputFilter';

/**
 * Filters by one option of a dropdown. The options may depend on the values of other filters. If the server
 * searches the options, the form input of the field is rendered instead.
 */
export function SelectFilter(props: InputProps) {
  const isSearched = useOptionListDefinition(getOptionListName(props.field))?.searchParam !== undefined;
  const values = useSiblingValues(props.source, useOptionDependencies(props.field));
  const { options, failed, error, retry } = useFieldOptions(props.field, {
    values,
    ...(props.allowed ? { allowed: props.allowed } : {}),
  });
  if (isSearched) return <FormInputFilter {...props} />;
  return (
    <DropdownFilter
      {...props}
      options={options}
      problem={failed ? <OptionsLoadError field={props.label} error={error} onRetry={retry} /> : undefined}
    />
  );
}
