import { useErrorMessage } from '../../i18n/useErrorMessage';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { isNotFoundError } from '../records/isNotFoundError';

interface Props {
  noun: string;
  error: Error;
  /** There is only one of it: it has no list, and is never gone for good. */
  single?: boolean | undefined;
  onRetry: () => void;
  /** Absent where there is nothing to go back to. */
  onBack?: (() => void) | undefined;
}

/** In place of a record that cannot be read: what is the matter, and the ways on. */
export function RecordLoadError({ noun, error, single = false, onRetry, onBack }: Props) {
  const t = useAppTranslate();
  const textOf = useErrorMessage();
  const isGone = !single && isNotFoundError(error);
  return (
    <Alert severity={isGone ? 'warning' : 'error'} title={t(isGone ? 'form.notFound' : 'form.loadFailed', { noun })}>
      {textOf(error)}
      <div className="wd-buttons">
        {onBack && (
          <Button look="inherit" size="small" className="wd-framed" onClick={onBack}>
            {t(single ? 'auth.back' : 'form.back')}
          </Button>
        )}
        {!isGone && (
          <Button look="inherit" size="small" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
