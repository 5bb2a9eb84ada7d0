import { useSyncExternalStore } from 'react';
import { useTranslate } from 'ra-core';
import Alert from '@mui/material/Alert';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the browser has no network, for as long as that is so: what stands on the page may be old. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const translate = useTranslate();
  if (online) return null;
  return (
    <Alert severity="warning" square>
      {translate('wd.frame.offline')}
    </Alert>
  );
}
