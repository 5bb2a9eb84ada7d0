import { useSyncExternalStore } from 'react';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { Alert } from '../ui/Alert';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A banner that is shown while the browser is offline. The data on the page may then be outdated. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const t = useAppTranslate();
  if (online) return null;
  return (
    <Alert severity="warning" square>
      {t('frame.offline')}
    </Alert>
  );
}
