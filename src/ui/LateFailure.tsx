import { useT, type TextKey } from '../i18n/useT';
import { Alert } from './Alert';
import { Button } from './Button';

interface Props {
  /** Key of what it says. */
  text?: TextKey;
  /** What is known of why, in its place; a toast has said it aloud. */
  reason?: string;
  /** Where it is the only thing on the page. */
  alone?: boolean;
  onRetry: () => void;
}

/** In place of a part that did not arrive: its code, what it shows, or whether it may be shown. */
export function LateFailure({ text = 'screen.loadFailedText', reason, alone = false, onRetry }: Props) {
  const t = useT();
  return (
    <Alert
      severity={reason === undefined ? 'warning' : 'error'}
      quiet={reason !== undefined}
      {...(alone && { className: 'wd-alone' })}
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
