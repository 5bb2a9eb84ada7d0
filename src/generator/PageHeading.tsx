import { useEffect, type ReactNode } from 'react';
import { PRODUCT } from '../model/product';

/**
 * A page's one `h1`, its title in the browser's tab and history, and its buttons.
 * react-admin's `Title` is not used: it writes into the app bar, outside of the page's own headings.
 */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);
  return (
    <div className="wd-heading">
      <h1>{title}</h1>
      {/* Where the title leaves no room, all of them go to the next line together. */}
      {children && <div className="wd-heading-buttons">{children}</div>}
    </div>
  );
}
