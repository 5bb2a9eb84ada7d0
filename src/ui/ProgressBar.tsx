interface Props {
  /** Without one it is decoration: something else says that work is going on. */
  label?: string;
}

/** A thin line at an edge of what is at work; it takes no room and moves nothing. */
export const ProgressBar = ({ label }: Props) => (
  <div
    className="wd-progress-line"
    {...(label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
