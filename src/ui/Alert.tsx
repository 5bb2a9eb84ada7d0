import { Children, type ReactNode } from 'react';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { LongText } from './LongText';

const ICONS = { error: ErrorOutlined, warning: ReportProblemOutlined, info: InfoOutlined };

interface Props {
  severity: keyof typeof ICONS;
  title?: string;
  /** Content at the end of the message: a button. */
  action?: ReactNode;
  /** Screen readers do not announce the message: an ancestor already announces it, or it is not urgent. */
  quiet?: boolean;
  /** Renders the message without rounded corners, as a full-width banner. */
  square?: boolean;
  className?: string;
  children?: ReactNode;
}

/** An inline message, announced by screen readers unless it is `quiet`. */
export function Alert({ severity, title, action, quiet = false, square = false, className = '', children }: Props) {
  const Icon = ICONS[severity];
  return (
    <div
      role={quiet ? undefined : 'alert'}
      className={`wd-alert wd-alert-${severity} ${square ? 'wd-alert-square' : ''} ${className}`}
    >
      <Icon className="wd-alert-icon" />
      <div className="wd-alert-text">
        {title ? <div className="wd-alert-title">{title}</div> : null}
        {Children.map(children, (child) => (typeof child === 'string' ? <LongText text={child} /> : child))}
      </div>
      {action}
    </div>
  );
}
