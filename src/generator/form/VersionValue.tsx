import { Typography } from '@mui/material';
import { conflictTexts } from '../../i18n/en/recordVersionTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { ComparedValueText } from './useRecordVersionTexts';

interface Props {
  /** Describes the version that the value belongs to: the name of a user or a time. */
  label: string;
  text: ComparedValueText;
}

/** One version of a field's value. For an array, it contains one line per item. */
export function VersionValue({ label, text: { lines, unchangedCount } }: Props) {
  const t = useLazyTextTranslate('conflict', conflictTexts);
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
          {t('same', { smart_count: unchangedCount })}
        </Typography>
      )}
    </>
  );
}
