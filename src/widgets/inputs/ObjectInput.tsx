import { useId } from 'react';
import { Box } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { useFieldInput } from '../context/container';
import type { InputProps } from '../types';
import { FieldGroup } from './FieldGroup';
import { errorAt, messageOf } from './useControl';

/** The fields of a nested object, two in a line where there is room. */
export function ObjectInput({ source, field, label, required, disabled, helperText, compact }: InputProps) {
  const FieldInput = useFieldInput();
  const id = useId();
  const { errors } = useFormState({ name: source });
  const error = messageOf(errorAt(errors, source));
  return (
    <FieldGroup {...{ id, label, required, disabled, error, helperText }} compact={compact ?? false}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: compact ? '1fr' : '1fr 1fr' } }}>
        {Object.values(field.shape?.fields ?? {}).map((child) => (
          <FieldInput key={child.name} source={`${source}.${child.name}`} field={child} />
        ))}
      </Box>
    </FieldGroup>
  );
}
