import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../Button';
import { resetApp } from './settings';

interface Props {
  size?: 'small';
  look?: 'outlined' | 'inherit';
}

/** The way out where what this browser remembers may be what breaks a page: who is signed in stays so. */
export function ResetSettingsButton({ look = 'outlined', size }: Props) {
  const t = useAppTranslate();
  return (
    <Button look={look} {...(size ? { size } : {})} onClick={() => resetApp()}>
      {t('crash.reset')}
    </Button>
  );
}
