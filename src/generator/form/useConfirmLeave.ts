import { useCallback } from 'react';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { useConfirm } from '../../widgets/confirm';

/** The question before unsaved changes are given up; true: leave. */
export function useConfirmLeave(): () => Promise<boolean> {
  const ask = useConfirm();
  const t = useAppTranslate();
  return useCallback(
    () =>
      ask({ title: t('form.leaveTitle'), text: t('form.leaveText'), confirm: t('form.leave'), cancel: t('form.stay') }),
    [ask, t],
  );
}
