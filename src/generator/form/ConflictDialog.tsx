import { useId, useState } from 'react';
import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { conflictTexts } from '../../i18n/en/recordVersionTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { getFieldAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { isEmpty } from '../../model/values/isEmpty';
import { formatValue } from '../../model/displayFormats/formatValue';
import { Alert } from '../../ui/Alert';
import { useFormatTexts } from '../../widgets/useFormatTexts';
import type { FieldConflict } from '../../model/form/conflict';
import type { SaveConflict } from './useConflictCheck';
import { CompareVersionsDialog } from './CompareVersionsDialog';
import { VersionValue } from './VersionValue';
import { useRecordVersionTexts, type ComparedValueText } from './useRecordVersionTexts';
import { joinTexts } from '../../model/formatting/joinTexts';

type Side = 'base' | 'theirs' | 'mine';

const CHOICES = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1,
  mt: 1,
} as const;

const CHOICE = {
  m: 0,
  p: 1,
  pr: 1.5,
  alignItems: 'flex-start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:has(:checked)': { borderColor: 'primary.main' },
  '& .MuiFormControlLabel-label': { minWidth: 0, py: '9px' },
} as const;

const WHOSE = {
  base: 'opened',
  theirs: 'theirs',
  mine: 'mine',
} as const satisfies Record<Side, keyof typeof conflictTexts>;

interface FieldProps {
  difference: FieldConflict;
  texts: Record<Side, ComparedValueText>;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function FieldChoice({ difference: { field, isMineToo }, texts, isTheirs, onChoose }: FieldProps) {
  const t = useLazyTextTranslate('conflict', conflictTexts);
  const id = useId();
  const choice = (side: 'theirs' | 'mine') => (
    <FormControlLabel
      value={side}
      control={<Radio size="small" />}
      label={<VersionValue label={t(WHOSE[side])} text={texts[side]} />}
      sx={CHOICE}
    />
  );
  return (
    <FormControl component="fieldset" fullWidth sx={{ minWidth: 0 }}>
      <FormLabel component="legend" id={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {field.title}
        {isMineToo && (
          <Typography component="span" variant="body2" sx={{ ml: 1, color: 'warning.main', fontWeight: 600 }}>
            {t('both')}
          </Typography>
        )}
      </FormLabel>
      {isMineToo && (
        <Box sx={{ mt: 0.5 }}>
          <VersionValue label={t(WHOSE.base)} text={texts.base} />
        </Box>
      )}
      <RadioGroup
        aria-labelledby={id}
        value={isTheirs ? 'theirs' : 'mine'}
        onChange={(_, side) => onChoose(side === 'theirs')}
        sx={CHOICES}
      >
        {choice('theirs')}
        {choice('mine')}
      </RadioGroup>
    </FormControl>
  );
}

/**
 * Returns a text with the user who last changed the record and the time of that change. The text is empty if the
 * record contains neither.
 */
function useLastChange({ module: { entity }, record }: SaveConflict): string {
  const formatTexts = useFormatTexts();
  const { at, by } = entity.conflictCheck ?? {};
  const texts = [by, at].flatMap((path) => {
    const field = path === undefined ? undefined : getFieldAtPath(entity.shape, path);
    const value = path === undefined ? undefined : getValueAtPath(entity.shape, path, record);
    return field && !isEmpty(value) ? [formatValue({ value, field, row: record, texts: formatTexts })] : [];
  });
  return joinTexts(texts);
}

/**
 * Shows each field that another user changed, with that user's value and the current user's value side by side. The
 * user selects one value per field. If only the other user changed a field, the other user's value is preselected;
 * if both changed it, the current user's value is preselected.
 */
export function ConflictDialog(conflict: SaveConflict) {
  const { module, differences, serverMessage, onSave, onCancel } = conflict;
  const translateApp = useAppTranslate();
  const t = useLazyTextTranslate('conflict', conflictTexts);
  const last = useLastChange(conflict);
  const getTexts = useRecordVersionTexts(conflict);
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ isMineToo }) => !isMineToo).map(({ field }) => field.key)),
  );
  const choose = (key: string, isTheirs: boolean): void =>
    setTaken((before) => {
      const next = new Set(before);
      if (isTheirs) next.add(key);
      else next.delete(key);
      return next;
    });
  const { singularName } = module.entity;
  return (
    <CompareVersionsDialog
      title={t('title')}
      text={last === '' ? t('text', { singularName }) : t('textBy', { singularName, last })}
      close={translateApp('form.cancel')}
      onClose={onCancel}
      save={t('save')}
      onSave={() => onSave(taken)}
    >
      {serverMessage && <Alert severity="warning">{serverMessage}</Alert>}
      {differences.map((difference) => (
        <FieldChoice
          key={difference.field.key}
          difference={difference}
          texts={getTexts(difference.field)}
          isTheirs={taken.has(difference.field.key)}
          onChoose={(isTheirs) => choose(difference.field.key, isTheirs)}
        />
      ))}
    </CompareVersionsDialog>
  );
}
