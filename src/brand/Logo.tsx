import { PRODUCT_NAME } from './productName';

/**
 * The logo. It has no accessible text of its own, because the product name is next to it. `index.html` contains the
 * same SVG.
 */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className="wd-logo">
      <svg viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="8" />
        <path d="M18.5 4.5 8 18h6.5l-1.5 9.5L24 14h-7z" strokeLinejoin="round" />
      </svg>
      {compact ? null : <span>{PRODUCT_NAME}</span>}
    </span>
  );
}
