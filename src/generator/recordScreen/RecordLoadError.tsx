import { useErrorMessage } from '../../i18n/useErrorMessage';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { isNotFoundError } from '../shared/isNotFoundError';

interface Props {
  singularName: string;
  error: Error;
  /** The record is a singleton: it has no list and cannot have been deleted. */
  single?: boolean | undefined;
  onRetry: () => void;
  /** Undefined if there is no screen to return to. */
  onBack?: (() => void) | undefined;
}

/** Shown instead of a record that could not be loaded: the error, with retry and back buttons. */
export function RecordLoadError({ singularName, error, single = false, onRetry, onBack }: Props) {
  const t = useAppTranslate();
  const textOf = useErrorMessage();
  const isGone = !single && isNotFoundError(error);
  return (
    <Alert
      severity={isGone ? 'warning' : 'error'}
      title={t(isGone ? 'form.notFound' : 'form.loadFailed', { singularName })}
    >
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
