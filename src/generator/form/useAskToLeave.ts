import { useCallback } from 'react';
import { useT } from '../../i18n/useT';
import { useConfirm } from '../../widgets/confirm';

/** The question before unsaved changes are given up; true: leave. */
export function useAskToLeave(): () => Promise<boolean> {
  const ask = useConfirm();
  const t = useT();
  return useCallback(
    () =>
      ask({ title: t('form.leaveTitle'), text: t('form.leaveText'), confirm: t('form.leave'), cancel: t('form.stay') }),
    [ask, t],
  );
}
