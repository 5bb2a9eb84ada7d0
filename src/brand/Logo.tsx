import { logo } from 'virtual:wattdesk/brand';
import { PRODUCT_NAME } from './productName';

/** The logo. It has no accessible text of its own, because the product name is next to it. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className="wd-logo">
      <img src={logo} alt="" />
      {compact ? null : <span>{PRODUCT_NAME}</span>}
    </span>
  );
}
