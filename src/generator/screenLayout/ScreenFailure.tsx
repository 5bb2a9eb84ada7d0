import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { ResetSettingsButton } from '../../ui/storage/ResetSettingsButton';

const TEXTS = {
  load: ['screen.loadFailed', 'screen.loadFailedText'],
  crash: ['screen.crashed', 'screen.crashedText'],
} as const;

interface Props {
  kind: keyof typeof TEXTS;
  title: string;
  onRetry: () => void;
}

/**
 * Shown instead of a screen that could not be loaded or has crashed. It contains the error, a retry button and a
 * reload button.
 */
export function ScreenFailure({ kind, title, onRetry }: Props) {
  const t = useAppTranslate();
  const [heading, text] = TEXTS[kind];
  return (
    <Alert severity="error" title={t(heading, { title })} className="wd-alone">
      {t(text)}
      <div className="wd-buttons">
        <Button look="inherit" size="small" className="wd-framed" onClick={onRetry}>
          {t('action.retry')}
        </Button>
        <Button look="inherit" size="small" onClick={() => window.location.reload()}>
          {t('action.reload')}
        </Button>
        {kind === 'crash' && <ResetSettingsButton look="inherit" size="small" />}
      </div>
    </Alert>
  );
}
