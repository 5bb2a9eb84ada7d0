import { TextField } from '@mui/material';
import type { InputProps } from '../types';
import { useControl } from '../inputs/useControl';

/** A filter by text; an empty one sends nothing. */
export function TextFilter({ source, field, label, required, disabled }: InputProps) {
  const { id, field: bound, error } = useControl({ source });
  return (
    <TextField
      id={id}
      name={bound.name}
      label={label}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      helperText={error}
      value={String(bound.value)}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      inputRef={bound.ref}
      slotProps={{ htmlInput: { placeholder: field.ui.placeholder, autoComplete: 'off' } }}
    />
  );
}
