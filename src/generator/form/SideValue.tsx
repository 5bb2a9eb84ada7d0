import { Typography } from '@mui/material';
import { useT } from '../../i18n/useT';
import type { SideText } from './useSideTexts';

interface Props {
  /** Whose value it is, or of when. */
  label: string;
  text: SideText;
}

/** One of the values that a field has or will have. A list is read line by line. */
export function SideValue({ label, text: { lines, same } }: Props) {
  const t = useT();
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
      {same > 0 && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {t('form.meanwhile.same', { smart_count: same })}
        </Typography>
      )}
    </>
  );
}
