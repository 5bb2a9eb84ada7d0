import { useCallback } from 'react';
import { leaveTexts } from '../../i18n/en/leaveTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { useConfirm } from '../../widgets/confirm';

/**
 * Returns a function that asks the user whether unsaved changes may be discarded. It resolves to true if the user
 * confirms.
 */
export function useConfirmLeave(): () => Promise<boolean> {
  const askConfirmation = useConfirm();
  const t = useLazyTextTranslate('form.leave', leaveTexts);
  return useCallback(
    () =>
      askConfirmation({
        title: t('title'),
        text: t('text'),
        confirm: t('confirm'),
        cancel: t('cancel'),
        danger: true,
      }),
    [askConfirmation, t],
  );
}
