import type { ReactNode } from 'react';
import { MenuItem, TextField } from '@mui/material';
import type { Option } from '../../model/entity';
import type { InputProps } from '../types';
import { sameValue } from '../optionItems';
import { useControl } from '../inputs/useControl';
import { useT } from '../../i18n/useT';

interface Props extends InputProps {
  options: readonly Option[];
  /** Said under the filter: its list is missing. */
  problem?: ReactNode;
}

/** Choices behind the entry `All`, which is the first and sends nothing. */
export function ChoiceFilter({ source, field, label, required, disabled, options, problem }: Props) {
  const t = useT();
  const { id, field: bound, error } = useControl({ source });
  const chosen = options.find(({ value }) => sameValue(value, bound.value));
  const value = chosen ? String(chosen.value) : String(bound.value);
  return (
    <TextField
      select
      id={id}
      name={bound.name}
      label={label}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      value={value}
      onChange={({ target }) => bound.onChange(options.find((o) => String(o.value) === target.value)?.value ?? '')}
      onBlur={bound.onBlur}
      inputRef={bound.ref}
      helperText={problem ?? error}
      sx={{ minWidth: 160 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true }, formHelperText: { component: 'div' } }}
    >
      {(field.ui.clearable !== false || value === '') && (
        <MenuItem value="" disabled={field.ui.clearable === false}>
          {field.ui.clearable === false ? t('filter.choose') : (field.ui.all ?? t('filter.all'))}
        </MenuItem>
      )}
      {value !== '' && !chosen && <MenuItem value={value}>{value}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={String(option.value)} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
