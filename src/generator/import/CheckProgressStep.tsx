import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { DeterminateProgress } from '../../ui/DeterminateProgress';
import { DialogBody } from '../../ui/DialogShell';
import type { ImportStepProps } from './stepProps';
import { useImportTranslate } from './useImportTranslate';

/** Shows how many rows have been checked. */
export function CheckProgress({ state }: Pick<ImportStepProps, 'state'>) {
  const t = useImportTranslate();
  const total = state.table?.rows.length ?? 0;
  const { checkedSoFar: done = 0 } = state;
  const text = done === 0 ? t('loading') : t('checking', { done, total });
  return <DeterminateProgress label={t('loading')} done={done} total={total} text={text} />;
}

/** The step during which the rows are read and checked. It shows the progress. */
export function CheckProgressStep({ state }: ImportStepProps) {
  const translate = useAppTranslate();
  return (
    <DialogBody buttons={<Button onClick={state.back}>{translate('action.cancel')}</Button>}>
      <CheckProgress state={state} />
    </DialogBody>
  );
}
