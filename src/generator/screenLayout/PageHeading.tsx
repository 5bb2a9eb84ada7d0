import { useEffect, type ReactNode } from 'react';
import { PRODUCT_NAME } from '../../brand/productName';
import { OVERFLOW_TITLE_PROPS } from '../../widgets/inputs/overflowTitle';

interface Props {
  title: string;
  /** The title in the browser's tab and history; default: `title`. */
  tab?: string | undefined;
  /** Rendered before the title, where later content does not move it: the back button. */
  before?: ReactNode;
  /** Rendered after the title: a status. */
  badge?: ReactNode;
  /** On a phone the buttons have their own line, whose height is reserved until they are loaded. */
  hasToolbar?: boolean;
  /** The buttons of the page. */
  children?: ReactNode;
}

/**
 * The `h1` of a page, its title in the browser's tab and history, and its buttons. react-admin's `Title` is not
 * used: it renders into the app bar, outside the page's own headings.
 */
export function PageHeading({ title, tab = title, before, badge, hasToolbar = false, children }: Props) {
  useEffect(() => {
    document.title = `${tab} · ${PRODUCT_NAME}`;
  }, [tab]);
  // On a phone a long title is truncated.
  const heading = <h1 {...OVERFLOW_TITLE_PROPS}>{title}</h1>;
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
      {/* If they do not fit beside the title, all buttons wrap to the next line together. */}
      {children && <div className="wd-heading-buttons">{children}</div>}
    </div>
  );
}
