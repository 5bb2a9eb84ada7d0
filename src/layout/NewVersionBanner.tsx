import { useEffect, useState } from 'react';
import { basePath } from '../ui/base';
import { useT } from '../i18n/useT';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';

/** A tab may be open for days; whoever comes back to it more often than that is not asked about each time. */
const INTERVAL_MS = 3_600_000;

/** Whether the server has another build than this page is. The dev server has none. */
async function isOutdated(): Promise<boolean> {
  const answer = await fetch(`${basePath}version.json`, { cache: 'no-store' });
  const { entry } = (await answer.json()) as { entry?: unknown };
  return typeof entry === 'string' && ![...document.scripts].some(({ src }) => src.endsWith(`/${entry}`));
}

/** Says that there is a new version to reload. Nothing happens by itself: what is typed is the user's. */
export function NewVersionBanner() {
  const t = useT();
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    let askedAtMs = Date.now();
    const check = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAtMs < INTERVAL_MS) return;
      askedAtMs = Date.now();
      // Whoever cannot be asked has said nothing.
      isOutdated().then(setIsNew, () => undefined);
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
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
