import { Children, type ReactNode } from 'react';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import { LongText } from './LongText';

const ICONS = { error: ErrorOutlined, warning: ReportProblemOutlined, info: InfoOutlined };

interface Props {
  severity: keyof typeof ICONS;
  title?: string;
  /** At its end: a button. */
  action?: ReactNode;
  /** It is not told by itself: what is around it does that, or nobody waits for it. */
  quiet?: boolean;
  /** Without corners: a banner from edge to edge. */
  square?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A message in its place on the page, told at once unless it is quiet. */
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
