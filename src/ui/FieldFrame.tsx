import type { ReactNode } from 'react';

interface Props {
  /** Of the control, for the label; the helper line has the id `<id>-help`, the label `<id>-label`. */
  id: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
  isFaulty?: boolean;
  /** Said below the control. */
  help?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** What a screen reader is told of the control of a frame besides its name. */
export const describeControl = ({ id, required, isFaulty, help }: Omit<Props, 'label' | 'children'>) => ({
  'aria-required': required ? true : undefined,
  'aria-invalid': isFaulty ? true : undefined,
  'aria-describedby': help ? `${id}-help` : undefined,
});

/** The frame of an input with its name on the line, as MUI's outlined text field has it, of static CSS. */
export function FieldFrame({ id, label, required = false, disabled, isFaulty, help, className = '', children }: Props) {
  return (
    <div className="wd-field" data-faulty={isFaulty ? '' : undefined} data-disabled={disabled ? '' : undefined}>
      <div className={`wd-field-frame ${className}`}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
          {required && <span aria-hidden>&thinsp;*</span>}
        </label>
        {children}
      </div>
      {help && (
        <div id={`${id}-help`} className="wd-field-help">
          {help}
        </div>
      )}
    </div>
  );
}
