import { useEffect, useState } from 'react';
import { basePath } from '../ui/basePath';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';

/**
 * The minimum interval between two checks in ms. Without it, a tab that is open for days would send a request each
 * time it becomes visible.
 */
const INTERVAL_MS = 3_600_000;
const TICK_MS = 600_000;

/** Whether the server has another build than this page. The dev server has no build, so the result is false there. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(`${basePath}version.json`, { cache: 'no-store' });
  const { entry } = (await answer.json()) as { entry?: unknown };
  return typeof entry === 'string' && ![...document.scripts].some(({ src }) => src.endsWith(`/${entry}`));
}

/**
 * Announces a new version and offers a reload button. The page never reloads automatically, because typed text
 * would be lost.
 */
export function NewVersionBanner() {
  const t = useAppTranslate();
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    let askedAtMs = Date.now();
    const ask = (): void => {
      askedAtMs = Date.now();
      // If the request fails, the version on the server is unknown, and nothing is announced.
      isOutdated().then(setIsNew, () => undefined);
    };
    const check = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - askedAtMs >= INTERVAL_MS) ask();
    };
    const timer = setInterval(check, TICK_MS);
    document.addEventListener('visibilitychange', check);
    // If a chunk cannot be loaded, the page may be from an old build whose chunks the server has deleted.
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
