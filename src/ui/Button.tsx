import type { ComponentProps, ReactNode } from 'react';
import { LinkBase } from 'ra-core';

interface Looks {
  /**
   * Style of the button. A page has one `contained` button, for its main action. `inherit` uses the text colour of
   * the container.
   */
  look?: 'contained' | 'outlined' | 'text' | 'inherit';
  size?: 'small' | 'medium';
  /** Whether the action is destructive. The button is then red. */
  danger?: boolean;
  icon?: ReactNode;
}

const getClass = ({ look = 'text', size = 'medium', danger = false }: Looks, className = ''): string =>
  `wd-button wd-button-${look} ${size === 'small' ? 'wd-button-small' : ''} ${danger ? 'wd-button-danger' : ''} ${className}`;

const Content = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <>
    {icon ? <span className="wd-button-icon">{icon}</span> : null}
    {children}
  </>
);

interface ButtonProps extends Looks, ComponentProps<'button'> {
  /** Whether the request that the button started is pending. The button is then disabled and shows a spinner. */
  loading?: boolean;
}

/** A button with a label. */
export function Button({ look, size, danger, icon, className, children, loading, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled || loading}
      aria-busy={loading}
      {...rest}
      className={getClass({ look, size, danger }, className)}
    >
      <Content icon={loading ? <span className="wd-turning" /> : icon}>{children}</Content>
    </button>
  );
}

/** A link within the app that looks like a button. */
export function ButtonLink({
  look,
  size,
  danger,
  icon,
  className,
  children,
  ...rest
}: Looks & ComponentProps<typeof LinkBase>) {
  return (
    <LinkBase {...rest} className={getClass({ look, size, danger }, className)}>
      <Content icon={icon}>{children}</Content>
    </LinkBase>
  );
}
