import type { ComponentProps, ReactNode } from 'react';
import { LinkBase } from 'ra-core';

interface Looks {
  /** One button of a page is `contained`; `inherit` takes the colour of what it stands in. */
  look?: 'contained' | 'outlined' | 'text' | 'inherit';
  size?: 'small' | 'medium';
  /** It takes something away. */
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

/** A button with a text. */
export function Button({ look, size, danger, icon, className, children, ...rest }: Looks & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={getClass({ look, size, danger }, className)}>
      <Content icon={icon}>{children}</Content>
    </button>
  );
}

/** A link inside of the app that looks like a button. */
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
