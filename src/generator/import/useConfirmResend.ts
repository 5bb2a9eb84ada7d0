import { useAppTranslate } from '../../i18n/useAppTranslate';
import { useConfirm } from '../../widgets/confirm';
import { useImportTranslate } from './useImportTranslate';

/** Returns a function that asks for confirmation before rows are sent again whose records may already exist. */
export function useConfirmResend(): () => Promise<boolean> {
  const askConfirmation = useConfirm();
  const translate = useAppTranslate();
  const t = useImportTranslate();
  return () =>
    askConfirmation({
      title: t('twice.title'),
      text: t('twice.text'),
      confirm: t('twice.again'),
      cancel: translate('confirm.cancel'),
      danger: true,
    });
}
