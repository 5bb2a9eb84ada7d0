interface Props {
  /** `text` (default) is a line of text; `block` fills the given height. */
  shape?: 'text' | 'block';
  width?: number | string;
  height?: number;
  className?: string;
}

/** A grey bar in place of loading content. It has no text: its container is `aria-busy`. */
export const Skeleton = ({ shape = 'text', width, height, className = '' }: Props) => (
  <span aria-hidden className={`wd-skeleton wd-skeleton-${shape} ${className}`} style={{ width, height }} />
);
