import { Typography } from '@mui/material';
import { LongText } from '../../ui/LongText';

/** What became of the files that were not taken, at the place where they were chosen. */
export function Problems({ id, texts }: { id: string; texts: readonly string[] }) {
  const lines = [...new Set(texts)];
  return (
    <output id={id}>
      {lines.map((text) => (
        <Typography key={text} component="span" variant="body2" sx={{ color: 'error.main', mt: 1, display: 'block' }}>
          <LongText text={text} />
        </Typography>
      ))}
    </output>
  );
}
