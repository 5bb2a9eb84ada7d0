import { useEffect } from 'react';
import { useNotify } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';

/** Backdrop with a spinner that is shown while the code of a dialog is loading. */
export const DialogLoading = () => (
  <div className="wd-backdrop">
    <span className="wd-spinner" />
  </div>
);

/**
 * Closes a dialog whose code could not be loaded, and reports the error. The next click on the action loads the
 * code again.
 */
export function DialogLoadErrorHandler({ onClose }: { onClose: (changed: boolean) => void }) {
  const t = useAppTranslate();
  const notify = useNotify();
  useEffect(() => {
    notify(t('screen.loadFailedText'), { type: 'error' });
    onClose(false);
  }, [notify, t, onClose]);
  return null;
}
