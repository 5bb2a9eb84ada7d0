import LinearProgress from '@mui/material/LinearProgress';

interface Props {
  /** Accessible name of the progress bar. */
  label: string;
  done: number;
  total: number;
  /** Text shown above the bar, such as the two numbers. */
  text?: string;
}

/** A progress bar that shows the share of `done` in `total`. */
export const DeterminateProgress = ({ label, done, total, text }: Props) => (
  <div>
    {text === undefined ? null : <p>{text}</p>}
    <LinearProgress
      variant="determinate"
      value={total === 0 ? 0 : Math.round((done / total) * 100)}
      aria-label={label}
    />
  </div>
);
