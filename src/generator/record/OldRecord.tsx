import { useFailureText } from '../../i18n/useFailureText';
import { useT } from '../../i18n/useT';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';

interface Props {
  noun: string;
  /** Why it could not be read again. */
  fault: Error;
  onRetry: () => void;
}

/** Above a record that stays although it could not be read again: it may be old. */
export function OldRecord({ noun, fault, onRetry }: Props) {
  const t = useT();
  const textOf = useFailureText();
  const retry = (
    <Button look="inherit" size="small" onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
  return (
    <Alert severity="warning" className="wd-view-note" title={t('view.old', { noun })} action={retry}>
      {textOf(fault)}
    </Alert>
  );
}
