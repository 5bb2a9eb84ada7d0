import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../Button';
import { clearStoredAppState } from './settings';

interface Props {
  size?: 'small';
  look?: 'outlined' | 'inherit';
}

/**
 * A button that deletes the settings in this browser and the drafts of this tab, in case one of them causes an
 * error on a page. The user stays signed in.
 */
export function ResetSettingsButton({ look = 'outlined', size }: Props) {
  const t = useAppTranslate();
  return (
    <Button look={look} {...(size ? { size } : {})} onClick={() => clearStoredAppState()}>
      {t('crash.reset')}
    </Button>
  );
}
