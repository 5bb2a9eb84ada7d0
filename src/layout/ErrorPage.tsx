import { useResetErrorBoundaryOnLocationChange } from 'ra-core';
import { useT } from '../i18n/useT';
import { Button } from '../ui/Button';
import { ResetSettings } from '../ui/storage/ResetSettings';

/**
 * What stands where a page has failed: calm words and a way on. The technical text is in the console
 * for those who can use it; in development it is on the page as well.
 */
export function ErrorPage({ error }: { error: Error }) {
  const t = useT();
  return (
    <div role="alert" className="wd-crash">
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <div className="wd-buttons">
        <Button look="contained" onClick={() => window.location.reload()}>
          {t('crash.reload')}
        </Button>
        <ResetSettings />
      </div>
      {import.meta.env.DEV ? <pre>{error.stack ?? error.message}</pre> : null}
    </div>
  );
}

interface CrashProps {
  error: Error;
  resetErrorBoundary: (...args: unknown[]) => void;
}

/** The same for react-admin's own boundary around the frame: another address is another try. */
export function FrameCrash({ error, resetErrorBoundary }: CrashProps) {
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return <ErrorPage error={error} />;
}
