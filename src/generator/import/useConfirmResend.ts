import { useAppTranslate } from '../../i18n/useAppTranslate';
import { useConfirm } from '../../widgets/confirm';
import { useImportTranslate } from './useImportTranslate';

/** Returns a function that asks for confirmation before rows are sent that may already have been created. */
export function useConfirmResend(): () => Promise<boolean> {
  const ask = useConfirm();
  const say = useAppTranslate();
  const t = useImportTranslate();
  return () =>
    ask({
      title: t('twice.title'),
      text: t('twice.text'),
      confirm: t('twice.again'),
      cancel: say('confirm.cancel'),
      danger: true,
    });
}
