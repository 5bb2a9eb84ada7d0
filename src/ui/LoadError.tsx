import { useAppTranslate, type TextKey } from '../i18n/useAppTranslate';
import { Alert } from './Alert';
import { Button } from './Button';

interface Props {
  /** Key of the message. */
  text?: TextKey;
  /** The known reason, shown instead. A toast has already announced it. */
  reason?: string;
  /** It is the only content of the page. */
  fullPage?: boolean;
  onRetry: () => void;
}

/** Rendered instead of a part whose code, data or permissions could not be loaded. */
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
