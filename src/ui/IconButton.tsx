import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does: its name, and the hint beside it where the pointer rests. */
  label: string;
  size?: 'small' | 'medium';
  /** Without a hint where a text of the same words stands beside it. */
  showTooltip?: boolean;
}

/** A round button with an icon alone. */
export function IconButton({ label, size = 'medium', showTooltip = true, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      {...(showTooltip ? { 'data-tooltip': label } : {})}
      {...rest}
      className={`wd-icon-button ${size === 'small' ? 'wd-icon-button-small' : ''} ${className}`}
    />
  );
}
