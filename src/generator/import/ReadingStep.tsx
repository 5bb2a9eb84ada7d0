import { Button, DialogActions, DialogContent, LinearProgress } from '@mui/material';
import { useT } from '../../i18n/useT';
import type { StepProps } from './stepProps';
import { useImportT } from './useImportT';

const PARTS = 100;

/** The rows are being read and checked. */
export function ReadingStep({ state }: StepProps) {
  const t = useImportT();
  const say = useT();
  const total = state.table?.lines.length ?? 0;
  const done = state.checkedSoFar;
  const text = done === 0 ? t('loading') : t('checking', { done, total });
  const value = total === 0 ? 0 : Math.round((done / total) * PARTS);
  return (
    <>
      <DialogContent sx={{ pt: 1 }}>
        <p>{text}</p>
        <LinearProgress variant="determinate" value={value} aria-label={text} />
      </DialogContent>
      <DialogActions>
        <Button onClick={state.back}>{say('action.cancel')}</Button>
      </DialogActions>
    </>
  );
}
