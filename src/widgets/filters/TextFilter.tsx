import { TextField } from '@mui/material';
import type { FilterInputProps } from '../types';
import { useControl } from '../inputs/useControl';

/** A filter by text; an empty one sends nothing. */
export function TextFilter({ source, field, label }: FilterInputProps) {
  const { id, field: bound } = useControl({ source });
  return (
    <TextField
      id={id}
      name={bound.name}
      label={label}
      value={String(bound.value)}
      onChange={bound.onChange}
      onBlur={bound.onBlur}
      inputRef={bound.ref}
      slotProps={{ htmlInput: { placeholder: field.ui.placeholder, autoComplete: 'off' } }}
    />
  );
}
