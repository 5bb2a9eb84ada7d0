import { useId, useState } from 'react';
import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useT, type TextKey } from '../../i18n/useT';
import { fieldAt, readAt } from '../../model/values/fieldPath';
import { isEmpty } from '../../model/values/empty';
import { readValue } from '../../model/reading/read';
import { Alert } from '../../ui/Alert';
import { usePlainWords } from '../../widgets/useWords';
import type { Difference } from '../../model/form/meanwhile';
import type { Conflict } from './useMeanwhile';
import { SidesDialog } from './SidesDialog';
import { SideValue } from './SideValue';
import { useSideTexts, type SideText } from './useSideTexts';

type Side = 'opened' | 'theirs' | 'mine';

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
  opened: 'form.meanwhile.opened',
  theirs: 'form.meanwhile.theirs',
  mine: 'form.meanwhile.mine',
} as const satisfies Record<Side, TextKey>;

interface FieldProps {
  difference: Difference;
  texts: Record<Side, SideText>;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function FieldChoice({ difference: { field, isMineToo }, texts, isTheirs, onChoose }: FieldProps) {
  const t = useT();
  const id = useId();
  const choice = (side: 'theirs' | 'mine') => (
    <FormControlLabel
      value={side}
      control={<Radio size="small" />}
      label={<SideValue label={t(WHOSE[side])} text={texts[side]} />}
      sx={CHOICE}
    />
  );
  return (
    <FormControl component="fieldset" fullWidth sx={{ mb: 2.5, minWidth: 0 }}>
      <FormLabel component="legend" id={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {field.title}
        {isMineToo && (
          <Typography component="span" variant="body2" sx={{ ml: 1, color: 'warning.main', fontWeight: 600 }}>
            {t('form.meanwhile.both')}
          </Typography>
        )}
      </FormLabel>
      {isMineToo && (
        <Box sx={{ mt: 0.5 }}>
          <SideValue label={t(WHOSE.opened)} text={texts.opened} />
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

/** Who has changed the record last, and when, as far as it says so. */
function useLastChange({ module: { entity }, record }: Conflict): string {
  const words = usePlainWords();
  const { at, by } = entity.conflictCheck ?? {};
  const texts = [by, at].flatMap((path) => {
    const field = path === undefined ? undefined : fieldAt(entity.shape, path);
    const value = path === undefined ? undefined : readAt(entity.shape, path, record);
    return field && !isEmpty(value) ? [readValue({ value, field, row: record, words })] : [];
  });
  return texts.join(', ');
}

/**
 * Somebody else has saved the record since it was opened: field by field their value and mine side by side.
 * What only they have changed is theirs unless it is chosen otherwise, what both have changed is mine.
 */
export function ConflictDialog(conflict: Conflict) {
  const { module, differences, told, onSave, onCancel } = conflict;
  const t = useT();
  const last = useLastChange(conflict);
  const textsOf = useSideTexts(conflict);
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
  const { noun } = module.entity;
  return (
    <SidesDialog
      title={t('form.meanwhile.title')}
      text={last === '' ? t('form.meanwhile.text', { noun }) : t('form.meanwhile.textBy', { noun, last })}
      close={t('form.cancel')}
      onClose={onCancel}
      save={t('form.meanwhile.save')}
      onSave={() => onSave(taken)}
    >
      {told && (
        <Box sx={{ mb: 2 }}>
          <Alert severity="warning">{told}</Alert>
        </Box>
      )}
      {differences.map((difference) => (
        <FieldChoice
          key={difference.field.key}
          difference={difference}
          texts={textsOf(difference.field)}
          isTheirs={taken.has(difference.field.key)}
          onChoose={(isTheirs) => choose(difference.field.key, isTheirs)}
        />
      ))}
    </SidesDialog>
  );
}
