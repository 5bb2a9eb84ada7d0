import type { ReactNode } from 'react';
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

/** Several controls that are one field: a group with a name, its help, and an error of its own. */
export function FieldGroup(props: Props) {
  const { id, label, required, disabled, error, helperText, compact = false, heading = false, children } = props;
  const text = error ?? helperText;
  const isFaulty = error !== undefined;
  return (
    <fieldset
      className={`wd-group ${compact ? 'wd-group-row' : ''} ${heading ? 'wd-group-heading' : ''}`}
      data-faulty={isFaulty ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      aria-invalid={isFaulty ? true : undefined}
      aria-describedby={text === undefined ? undefined : `${id}-help`}
      {...(compact ? { 'aria-label': label } : {})}
    >
      {!compact && (
        <legend>
          {label}
          {required && <span aria-hidden>&thinsp;*</span>}
        </legend>
      )}
      {children}
      {text !== undefined && (
        <p id={`${id}-help`} role={isFaulty ? 'alert' : undefined} className="wd-field-help">
          {isFaulty ? <ValidationError error={error} /> : helperText}
        </p>
      )}
    </fieldset>
  );
}
