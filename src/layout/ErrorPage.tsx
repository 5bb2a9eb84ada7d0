import { useResetErrorBoundaryOnLocationChange } from 'ra-core';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { Button } from '../ui/Button';
import { ResetSettingsButton } from '../ui/storage/ResetSettingsButton';

/**
 * The page that is rendered after a rendering error. It contains an explanation and links to working screens. The
 * technical error is logged to the console. In development it is also shown on the page.
 */
export function ErrorPage({ error }: { error: Error }) {
  const t = useAppTranslate();
  return (
    <div role="alert" className="wd-crash">
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <div className="wd-buttons">
        <Button look="contained" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Button>
        <ResetSettingsButton />
      </div>
      {import.meta.env.DEV ? <pre>{error.stack ?? error.message}</pre> : null}
    </div>
  );
}

interface CrashProps {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}

/**
 * Renders the same page inside react-admin's own error boundary around the layout. Navigation resets the error
 * boundary.
 */
export function LayoutErrorPage({ error, resetErrorBoundary }: CrashProps) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return <ErrorPage error={error} />;
}
