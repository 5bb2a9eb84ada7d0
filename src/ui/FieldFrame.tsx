import type { ReactNode } from 'react';

interface Props {
  /** Id of the control, for the label. The help text has the id `<id>-help`, the label `<id>-label`. */
  id: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
  hasError?: boolean;
  /** Shown below the control. */
  help?: ReactNode;
  className?: string;
  /** `form`: with a margin above and below. `row`: without a label, because the column has one. */
  place?: 'bar' | 'form' | 'row';
  /** The control has no value: unless it is focused the label is shown in place of the value. */
  isEmpty?: boolean;
  /** Shown next to the value, inside the frame: a unit, or buttons. */
  start?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/** Returns the ARIA attributes of an input except its name. */
export const getAriaProps = ({
  id,
  required,
  hasError,
  help,
}: Pick<Props, 'id' | 'required' | 'hasError' | 'help'>) => ({
  'aria-required': required ? true : undefined,
  'aria-invalid': hasError ? true : undefined,
  'aria-describedby': help ? `${id}-help` : undefined,
});

const isNothing = (content: ReactNode): boolean =>
  content === undefined || content === null || content === '' || content === false;

const Side = ({ children }: { children: ReactNode }) =>
  isNothing(children) ? null : <span className="wd-field-side">{children}</span>;

/** The frame of an input with its label in the border, like MUI's outlined text field, in static CSS. */
export function FieldFrame(props: Props) {
  const { id, label, required = false, disabled, hasError, help, className = '', children } = props;
  const { place = 'bar', isEmpty = false, start, end } = props;
  const isResting = isEmpty && place === 'form' && isNothing(start);
  return (
    <div
      className={`wd-field wd-field-${place}`}
      data-faulty={hasError ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      <div className={`wd-field-frame ${className}`} data-resting={isResting ? '' : undefined}>
        {place !== 'row' && (
          <label id={`${id}-label`} htmlFor={id}>
            {label}
            {required && <span aria-hidden>&thinsp;*</span>}
          </label>
        )}
        <Side>{start}</Side>
        {children}
        <Side>{end}</Side>
      </div>
      {help && (
        <div id={`${id}-help`} className="wd-field-help">
          {help}
        </div>
      )}
    </div>
  );
}
