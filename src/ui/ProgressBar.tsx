interface Props {
  /** Accessible name. A progress bar without a label is decorative: another element announces the loading state. */
  label?: string;
}

/** A thin line at the edge of a component that is loading. The line takes no space, so it causes no layout shift. */
export const ProgressBar = ({ label }: Props) => (
  <div
    className="wd-progress-line"
    {...(label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
