import { useId, type ReactNode } from 'react';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { LongText } from '../../ui/LongText';
import { truncateHelp } from './truncateHelp';
import type { InputProps } from '../types';
import { usePartTranslate } from '../usePartTranslate';
import { FieldErrorText } from './FieldErrorText';
import './partFrame.css';

interface Props extends Pick<InputProps, 'label' | 'required' | 'disabled' | 'helperText'> {
  /** Level of the heading in the page. */
  level: number;
  isOpen: boolean;
  /** Opens and folds the content. Undefined if there is nothing to fold. */
  onToggle?: (() => void) | undefined;
  /** Error of the object or the list as a whole. */
  error?: string | undefined;
  /** Whether a field inside has an error. */
  isFaulty: boolean;
  /** The values of a folded part in one line. */
  summary?: ReactNode;
  /** A button at the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
}

const MOST_LEVELS = 6;

/** A part of a form, such as a nested object: a line with its heading, and the content below while it is open. */
export function PartFrame(props: Props) {
  const { label, required, disabled, helperText, level, isOpen, onToggle, error, isFaulty, summary, action } = props;
  const t = usePartTranslate();
  const id = useId();
  const Heading = `h${Math.min(level, MOST_LEVELS)}` as 'h2';
  const name = (
    <>
      {label}
      {required && <span aria-hidden>&thinsp;*</span>}
    </>
  );
  return (
    <fieldset
      className="wd-part"
      aria-labelledby={`${id}-name`}
      data-level={level}
      data-disabled={disabled ? '' : undefined}
      data-faulty={error === undefined ? undefined : ''}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <div className="wd-part-head">
        <Heading id={`${id}-name`} className="wd-part-name">
          {onToggle ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `${id}-body` : undefined}
              onClick={onToggle}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </Heading>
        <span className="wd-part-summary">{!isOpen && summary}</span>
        {isFaulty && !isOpen && (
          <span className="wd-part-fault">
            <ErrorOutlined fontSize="small" />
            {t('faulty')}
          </span>
        )}
        {action}
        {onToggle && <ExpandMore className="wd-part-arrow" />}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="wd-field-help">
          <FieldErrorText error={error} />
        </p>
      )}
      {isOpen && (
        <div id={`${id}-body`} className="wd-part-body">
          {helperText !== undefined && (
            <p className="wd-part-help">
              <LongText text={helperText} truncate={truncateHelp} />
            </p>
          )}
          {props.children}
        </div>
      )}
    </fieldset>
  );
}
