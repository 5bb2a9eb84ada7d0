interface Props {
  /** A line of text by default; `block` fills the height that is given. */
  shape?: 'text' | 'block';
  width?: number | string;
  height?: number;
  className?: string;
}

/** A grey bar in place of loading content. It has no text: its container is `aria-busy`. */
export const Skeleton = ({ shape = 'text', width, height, className = '' }: Props) => (
  <span aria-hidden className={`wd-skeleton wd-skeleton-${shape} ${className}`} style={{ width, height }} />
);
