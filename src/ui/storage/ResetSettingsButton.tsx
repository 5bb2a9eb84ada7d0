import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../Button';
import { resetApp } from './settings';

interface Props {
  size?: 'small';
  look?: 'outlined' | 'inherit';
}

/** Resets the stored settings, in case one of them breaks a page. The session is kept. */
export function ResetSettingsButton({ look = 'outlined', size }: Props) {
  const t = useAppTranslate();
  return (
    <Button look={look} {...(size ? { size } : {})} onClick={() => resetApp()}>
      {t('crash.reset')}
    </Button>
  );
}
