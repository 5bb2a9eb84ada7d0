import { Typography } from '@mui/material';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { VersionText } from './useVersionTexts';

interface Props {
  /** Whose value it is, or of when. */
  label: string;
  text: VersionText;
}

/** One of the values that a field has or will have. A list is read line by line. */
export function VersionValue({ label, text: { lines, unchangedCount } }: Props) {
  const t = useAppTranslate();
  return (
    <>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {label}
      </Typography>
      {lines.map((line, index) => (
        <Typography
          key={index}
          component="span"
          sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {line}
        </Typography>
      ))}
      {unchangedCount > 0 && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {t('form.meanwhile.same', { smart_count: unchangedCount })}
        </Typography>
      )}
    </>
  );
}
