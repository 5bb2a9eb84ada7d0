import type { ReactNode } from 'react';
import { FieldErrorText } from './FieldErrorText';

interface Props {
  id: string;
  label: string;
  required: boolean;
  disabled: boolean;
  error?: string | undefined;
  helperText?: string | undefined;
  /** Whether the group is in a table row, where the column heading is the label. */
  compact?: boolean;
  /** Whether the group is large enough to form a block of its own. Its label then looks like a section heading. */
  heading?: boolean;
  children: ReactNode;
}

/**
 * A fieldset for several controls that form one field. It has one label, one help text and one error message. Below a
 * heading, whose content may be long, the help text comes first; otherwise it is below the controls, like the error.
 */
export function FieldGroup(props: Props) {
  const { id, label, required, disabled, error, helperText, compact = false, heading = false, children } = props;
  const isFaulty = error !== undefined;
  const intro = heading ? helperText : undefined;
  const text = error ?? (heading ? undefined : helperText);
  const ids = [intro === undefined ? [] : `${id}-intro`, text === undefined ? [] : `${id}-help`].flat();
  return (
    <fieldset
      className={`wd-group ${compact ? 'wd-group-row' : ''} ${heading ? 'wd-group-heading' : ''}`}
      data-faulty={isFaulty ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      aria-invalid={isFaulty ? true : undefined}
      aria-describedby={ids.length === 0 ? undefined : ids.join(' ')}
      {...(compact ? { 'aria-label': label } : {})}
    >
      {!compact && (
        <legend>
          {label}
          {required && <span aria-hidden>&thinsp;*</span>}
        </legend>
      )}
      {intro !== undefined && (
        <p id={`${id}-intro`} className="wd-field-help wd-group-intro">
          {intro}
        </p>
      )}
      {children}
      {text !== undefined && (
        <p id={`${id}-help`} role={isFaulty ? 'alert' : undefined} className="wd-field-help">
          {isFaulty ? <FieldErrorText error={error} /> : text}
        </p>
      )}
    </fieldset>
  );
}
