import { useT } from '../../i18n/useT';
import { Button } from '../Button';
import { startAnew } from './settings';

interface Props {
  size?: 'small';
  look?: 'outlined' | 'inherit';
}

/** The way out where what this browser remembers may be what breaks a page: who is signed in stays so. */
export function ResetSettings({ look = 'outlined', size }: Props) {
  const t = useT();
  return (
    <Button look={look} {...(size ? { size } : {})} onClick={() => startAnew()}>
      {t('crash.reset')}
    </Button>
  );
}
