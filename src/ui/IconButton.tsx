import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name of the button and text of its tooltip. */
  label: string;
  size?: 'small' | 'medium';
  /** False if adjacent text already contains the label, so that no tooltip repeats it. */
  showTooltip?: boolean;
}

/** A round button that contains only an icon. */
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
