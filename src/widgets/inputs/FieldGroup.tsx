import type { ReactNode } from 'react';
import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import { ValidationError } from 'ra-core';

interface Props {
  id: string;
  label: string;
  required: boolean;
  disabled: boolean;
  error?: string | undefined;
  helperText?: string | undefined;
  /** In a row the column's heading is the label. */
  compact?: boolean;
  /** Large enough for a block of its own: its name looks like the heading of a section. */
  heading?: boolean;
  children: ReactNode;
}

const HEADING = { mb: 1.5, p: 0, typography: 'subtitle1', fontWeight: 600, color: 'text.primary' } as const;

/** Where it opens a section it is the section's heading, and stands as high as that of any other. */
const FIRST = { '[data-field]:first-of-type > &': { mt: 0 } } as const;

/** Several controls that are one field: a group with a name, its help, and an error of its own. */
export function FieldGroup(props: Props) {
  const { id, label, required, disabled, error, helperText, compact = false, heading = false, children } = props;
  const text = error ?? helperText;
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      required={required}
      disabled={disabled}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={text === undefined ? undefined : `${id}-help`}
      fullWidth
      sx={{ minWidth: 0, border: 0, p: 0, my: compact ? 0 : 1, ...(heading ? FIRST : {}) }}
      {...(compact ? { 'aria-label': label } : {})}
    >
      {!compact && (
        <FormLabel component="legend" sx={heading ? HEADING : { mb: 1 }}>
          {label}
        </FormLabel>
      )}
      {children}
      {text !== undefined && (
        <FormHelperText id={`${id}-help`} role={error === undefined ? undefined : 'alert'} sx={{ mx: 0 }}>
          {error === undefined ? helperText : <ValidationError error={error} />}
        </FormHelperText>
      )}
    </FormControl>
  );
}
