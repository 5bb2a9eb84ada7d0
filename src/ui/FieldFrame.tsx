import type { ReactNode } from 'react';

interface Props {
  /** Of the control, for the label; the helper line has the id `<id>-help`, the label `<id>-label`. */
  id: string;
  label: string;
  required?: boolean;
  disabled?: boolean;
  hasError?: boolean;
  /** Said below the control. */
  help?: ReactNode;
  className?: string;
  /** In a form it keeps a distance to those above and below it, in a row of a list its column names it. */
  place?: 'bar' | 'form' | 'row';
  /** Nothing stands in it: until it is focused the name stands in the place of the value. */
  isEmpty?: boolean;
  /** Beside the value, in the frame: a unit, or buttons. */
  start?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

/** The ARIA attributes of an input besides its name. */
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

/** The frame of an input with its name on the line, as MUI's outlined text field has it, of static CSS. */
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
