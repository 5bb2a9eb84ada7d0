import { useResetErrorBoundaryOnLocationChange } from 'ra-core';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { Button } from '../ui/Button';
import { ResetSettingsButton } from '../ui/storage/ResetSettingsButton';

/**
 * Rendered when a page failed: an explanation and links that work. The technical error is in the console; in
 * development it is also on the page.
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

/** The same for react-admin's own error boundary around the layout: navigation retries. */
export function LayoutErrorPage({ error, resetErrorBoundary }: CrashProps) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return <ErrorPage error={error} />;
}
