import { useEffect, type ReactNode } from 'react';
import { PRODUCT_NAME } from '../../brand/productName';

interface Props {
  title: string;
  /** What the browser's tab and history call the page; default: its title. */
  tab?: string | undefined;
  /** Stands before the title, where nothing that arrives moves it: the way back. */
  before?: ReactNode;
  /** Stands behind the title: a status. */
  badge?: ReactNode;
  /** Its buttons. */
  children?: ReactNode;
}

/**
 * A page's one `h1`, its title in the browser's tab and history, and its buttons.
 * react-admin's `Title` is not used: it writes into the app bar, outside of the page's own headings.
 */
export function PageHeading({ title, tab = title, before, badge, children }: Props) {
  useEffect(() => {
    document.title = `${tab} · ${PRODUCT_NAME}`;
  }, [tab]);
  const named = badge ? (
    <div className="wd-heading-title">
      <h1>{title}</h1>
      {badge}
    </div>
  ) : (
    <h1>{title}</h1>
  );
  return (
    <div className="wd-heading">
      {before ? (
        <div className="wd-heading-lead">
          {before}
          {named}
        </div>
      ) : (
        named
      )}
      {/* Where the title leaves no room, all of them go to the next line together. */}
      {children && <div className="wd-heading-buttons">{children}</div>}
    </div>
  );
}
