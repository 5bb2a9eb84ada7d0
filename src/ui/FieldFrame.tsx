import type { ReactNode } from 'react';

interface Props {
  /**
   * Id of the control, to which the label refers. The help text has the id `<id>-help`, the label has the id
   * `<id>-label`.
   */
  id: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
  hasError?: boolean;
  /** Help text or error message, shown below the control. */
  help?: ReactNode;
  className?: string;
  /**
   * Where the input is rendered. `bar`: in a filter bar. `form`: in a form, with a margin above and below. `row`:
   * in a table row, without a label, because the column heading is the label.
   */
  place?: 'bar' | 'form' | 'row';
  /**
   * Whether the control has no value. Unless an empty control is focused, its label is shown where the value would
   * be.
   */
  isEmpty?: boolean;
  /** Content inside the frame, before (`start`) and after (`end`) the value: a unit or buttons. */
  start?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/** Returns the ARIA attributes of an input, except those for the accessible name. */
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

/**
 * The frame of an input with its label in the border. It looks like MUI's outlined text field but uses only static
 * CSS.
 */
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
