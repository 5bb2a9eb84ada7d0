interface Props {
  /** Without a label it is decorative: another element announces the loading state. */
  label?: string;
}

/** A thin line at the edge of a loading component. It takes no space and causes no layout shift. */
export const ProgressBar = ({ label }: Props) => (
  <div
    className="wd-progress-line"
    {...(label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
