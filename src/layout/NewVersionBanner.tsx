import { useEffect, useState } from 'react';
import { basePath } from '../ui/basePath';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';

/** A tab may be open for days, in front or not; whoever comes back to it more often is not asked about each time. */
const INTERVAL_MS = 3_600_000;
const TICK_MS = 600_000;

/** Whether the server has another build than this page is. The dev server has none. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(`${basePath}version.json`, { cache: 'no-store' });
  const { entry } = (await answer.json()) as { entry?: unknown };
  return typeof entry === 'string' && ![...document.scripts].some(({ src }) => src.endsWith(`/${entry}`));
}

/** Says that there is a new version to reload. Nothing happens by itself: what is typed is the user's. */
export function NewVersionBanner() {
  const t = useAppTranslate();
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    let askedAtMs = Date.now();
    const ask = (): void => {
      askedAtMs = Date.now();
      // Whoever cannot be asked has said nothing.
      isOutdated().then(setIsNew, () => undefined);
    };
    const check = (): void => {
      if (document.visibilityState === 'visible' && Date.now() - askedAtMs >= INTERVAL_MS) ask();
    };
    const timer = setInterval(check, TICK_MS);
    document.addEventListener('visibilitychange', check);
    // Code that does not come may be that of a build which the server no longer has.
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
