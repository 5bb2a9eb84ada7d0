import { useCallback } from 'react';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { useConfirm } from '../../widgets/confirm';

/**
 * Returns a function that asks the user whether unsaved changes may be discarded. It resolves to true if the user
 * confirms.
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
        danger: true,
      }),
    [askConfirmation, t],
  );
}
