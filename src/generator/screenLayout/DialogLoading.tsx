import { useEffect } from 'react';
import { useNotify } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';

/** Backdrop with a spinner while the code of a dialog is loading. */
export const DialogLoading = () => (
  <div className="wd-backdrop">
    <span className="wd-spinner" />
  </div>
);

/** Closes a dialog whose code failed to load and reports the error. The next click retries. */
export function DialogLoadError({ onClose }: { onClose: (changed: boolean) => void }) {
  const t = useAppTranslate();
  const notify = useNotify();
  useEffect(() => {
    notify(t('screen.loadFailedText'), { type: 'error' });
    onClose(false);
  }, [notify, t, onClose]);
  return null;
}
