import { Button, DialogActions, DialogContent, LinearProgress } from '@mui/material';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { StepProps } from './stepProps';
import { useImportTranslate } from './useImportTranslate';

const PARTS = 100;

/** Shows the progress of the row check. */
export function CheckProgress({ state }: Pick<StepProps, 'state'>) {
  const t = useImportTranslate();
  const total = state.table?.rows.length ?? 0;
  const { checkedSoFar: done = 0 } = state;
  const text = done === 0 ? t('loading') : t('checking', { done, total });
  const value = total === 0 ? 0 : Math.round((done / total) * PARTS);
  return (
    <div>
      <p>{text}</p>
      <LinearProgress variant="determinate" value={value} aria-label={t('loading')} />
    </div>
  );
}

/** The step during which rows are read and checked. */
export function CheckProgressStep({ state }: StepProps) {
  const say = useAppTranslate();
  return (
    <>
      <DialogContent sx={{ pt: 1 }}>
        <CheckProgress state={state} />
      </DialogContent>
      <DialogActions>
        <Button onClick={state.back}>{say('action.cancel')}</Button>
      </DialogActions>
    </>
  );
}
