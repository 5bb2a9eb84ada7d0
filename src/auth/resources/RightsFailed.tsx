import { useT } from '../../i18n/useT';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';

/** In place of what nobody knows whether it may be shown. */
export function RightsFailed({ retry }: { retry: () => void }) {
  const t = useT();
  return (
    <Alert
      severity="warning"
      className="wd-alone"
      action={
        <Button look="inherit" onClick={retry}>
          {t('action.retry')}
        </Button>
      }
    >
      {t('rights.failed')}
    </Alert>
  );
}
