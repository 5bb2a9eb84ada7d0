import { useAppTranslate, type TextKey } from '../i18n/useAppTranslate';
import { Alert } from './Alert';
import { Button } from './Button';

interface Props {
  /** Translation key of the message. */
  text?: TextKey;
  /**
   * The reason of the failure, if known. It is shown instead of `text`. A toast has already announced it to screen
   * readers.
   */
  reason?: string;
  /** Whether the message is the only content of the page. */
  fullPage?: boolean;
  onRetry: () => void;
}

/**
 * An error message with a retry button. It replaces a component whose code, data or permissions could not be
 * loaded.
 */
export function LoadError({ text = 'screen.loadFailedText', reason, fullPage = false, onRetry }: Props) {
  const t = useAppTranslate();
  return (
    <Alert
      severity={reason === undefined ? 'warning' : 'error'}
      quiet={reason !== undefined}
      {...(fullPage && { className: 'wd-alone' })}
      action={
        <Button look="inherit" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {reason ?? t(text)}
    </Alert>
  );
}
