import LinearProgress from '@mui/material/LinearProgress';

interface Props {
  /** Accessible name. */
  label: string;
  done: number;
  total: number;
  /** The numbers as text. */
  text?: string;
}

/** A progress bar for a known number of steps. */
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
