interface Props {
  /** `text` (default) has the height of a line of text; `block` has the given height. */
  shape?: 'text' | 'block';
  width?: number | string;
  height?: number;
  className?: string;
}

/**
 * A grey bar that is shown until the content has loaded. It contains no text for screen readers: its container has
 * `aria-busy`.
 */
export const Skeleton = ({ shape = 'text', width, height, className = '' }: Props) => (
  <span aria-hidden className={`wd-skeleton wd-skeleton-${shape} ${className}`} style={{ width, height }} />
);
