import { useCallback } from 'react';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { useConfirm } from '../../widgets/confirm';

/**
 * Returns a function that asks for confirmation before unsaved changes are discarded; it resolves to true when the
 * user leaves.
 */
export function useConfirmLeave(): () => Promise<boolean> {
  const askConfirmation = useConfirm();
  const t = useAppTranslate();
  return useCallback(
    () =>
      askConfirmation({
        title: t('form.leaveTitle'),
        text: t('form.leaveText'),
        confirm: t('form.leave'),
        cancel: t('form.stay'),
      }),
    [askConfirmation, t],
  );
}
