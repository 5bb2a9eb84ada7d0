import { useAppTranslate, type TextKey } from '../i18n/useAppTranslate';
import { Alert } from './Alert';
import { Button } from './Button';

interface Props {
  /** Key of what it says. */
  text?: TextKey;
  /** What is known of why, in its place; a toast has said it aloud. */
  reason?: string;
  /** Where it is the only thing on the page. */
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
