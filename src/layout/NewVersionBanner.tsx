import { useEffect, useState } from 'react';
import { basePath } from '../ui/basePath';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';

/**
 * Interval of the checks in ms: a tab may be open for days, in the foreground or not, and must not check each time
 * it becomes visible.
 */
const INTERVAL_MS = 3_600_000;
const TICK_MS = 600_000;

/** Whether the server has another build than this page. The dev server has none. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(`${basePath}version.json`, { cache: 'no-store' });
  const { entry } = (await answer.json()) as { entry?: unknown };
  return typeof entry === 'string' && ![...document.scripts].some(({ src }) => src.endsWith(`/${entry}`));
}

/** Announces a new version with a reload button. It never reloads by itself, because typed text would be lost. */
export function NewVersionBanner() {
  const t = useAppTranslate();
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    let askedAtMs = Date.now();
    const ask = (): void => {
      askedAtMs = Date.now();
      // After a failed request the version is unknown.
      isOutdated().then(setIsNew, () => undefined);
    };
    const check = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - askedAtMs >= INTERVAL_MS) ask();
    };
    const timer = setInterval(check, TICK_MS);
    document.addEventListener('visibilitychange', check);
    // A chunk that fails to load may belong to a build that the server no longer has.
    window.addEventListener('vite:preloadError', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('vite:preloadError', ask);
    };
  }, []);
  if (!isNew) return null;
  return (
    <Alert
      severity="info"
      square
      action={
        <Button look="inherit" onClick={() => window.location.reload()}>
          {t('action.reload')}
        </Button>
      }
    >
      {t('frame.newVersion')}
    </Alert>
  );
}
