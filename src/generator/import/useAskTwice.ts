import { useT } from '../../i18n/useT';
import { useConfirm } from '../../widgets/confirm';
import { useImportT } from './useImportT';

/** The question before rows are sent that may have been created already. */
export function useAskTwice(): () => Promise<boolean> {
  const ask = useConfirm();
  const say = useT();
  const t = useImportT();
  return () =>
    ask({
      title: t('twice.title'),
      text: t('twice.text'),
      confirm: t('twice.again'),
      cancel: say('confirm.cancel'),
      danger: true,
    });
}
