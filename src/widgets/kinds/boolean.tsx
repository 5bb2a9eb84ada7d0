import { FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { HelperLine, hasHelperLine } from '../inputs/HelperLine';
import { useControl } from '../inputs/useControl';
import type { InputProps, Widget } from '../types';

const isOn = (value: unknown): boolean => value === true || value === 'true' || value === 1;

function BooleanInput({ source, required, disabled, label, helperText, compact = false }: InputProps) {
  const { id, field: bound, error } = useControl({ source }, isOn);
  const line = { compact, ...(error ? { error } : {}), ...(helperText ? { helperText } : {}) };
  const help = hasHelperLine(line) ? `${id}-help` : undefined;
  const control = (
    <Switch
      id={id}
      name={bound.name}
      checked={bound.value === true}
      onChange={(_, checked) => bound.onChange(checked)}
      onBlur={bound.onBlur}
      slotProps={{
        input: { ref: bound.ref, 'aria-describedby': help, ...(compact ? { 'aria-label': label } : {}) },
      }}
    />
  );
  return (
    <FormControl
      error={error !== undefined}
      disabled={disabled}
      required={required}
      fullWidth
      // As high as the inputs of its row, and on their line.
      {...(compact ? { margin: 'none' as const, sx: { minHeight: 40, justifyContent: 'center' } } : {})}
    >
      {compact ? control : <FormControlLabel control={control} label={label} sx={{ alignSelf: 'flex-start' }} />}
      {help && (
        <FormHelperText id={help}>
          <HelperLine {...line} />
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Yes or no. */
export const widget: Widget = {
  Input: BooleanInput,
};
