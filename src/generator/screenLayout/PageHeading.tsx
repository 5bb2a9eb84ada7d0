import { useEffect, type ReactNode } from 'react';
import { PRODUCT_NAME } from '../../brand/productName';

interface Props {
  title: string;
  /** The title in the browser's tab and history. Default: `title`. */
  tab?: string | undefined;
  /** The back button. It is rendered before the title, where content that loads later does not move it. */
  before?: ReactNode;
  /** The status of the record. It is rendered after the title. */
  badge?: ReactNode;
  /**
   * Whether the page has buttons. On a phone, the buttons have a line of their own, and the height of this line is
   * reserved until the buttons are loaded.
   */
  hasToolbar?: boolean;
  /** The buttons of the page. */
  children?: ReactNode;
}

/**
 * The heading of a page (`h1`) with its buttons. It also sets the title in the browser's tab and history.
 * react-admin's `Title` is not used, because it renders into the app bar instead of the page.
 */
export function PageHeading({ title, tab = title, before, badge, hasToolbar = false, children }: Props) {
  useEffect(() => {
    document.title = `${tab} · ${PRODUCT_NAME}`;
  }, [tab]);
  const heading = <h1>{title}</h1>;
  const named = badge ? (
    <div className="wd-heading-title">
      {heading}
      {badge}
    </div>
  ) : (
    heading
  );
  return (
    <div className="wd-heading" data-toolbar={hasToolbar ? '' : undefined}>
      {before ? (
        <div className="wd-heading-lead">
          {before}
          {named}
        </div>
      ) : (
        named
      )}
      {/* If the buttons do not fit beside the title, all of them wrap to the next line together. */}
      {children && <div className="wd-heading-buttons">{children}</div>}
    </div>
  );
}
