import { useT } from '../i18n/useT';
import { Alert } from './Alert';
import { Button } from './Button';

/** In place of a part whose code did not arrive. */
export function LateFailure({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <Alert
      severity="warning"
      action={
        <Button look="inherit" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {t('screen.loadFailedText')}
    </Alert>
  );
}
