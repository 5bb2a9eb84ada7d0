import { useEffect } from 'react';
import { useNotify } from 'ra-core';
import { useT } from '../../i18n/useT';

/** The page behind a dialog whose code is on its way. */
export const DialogWaiting = () => (
  <div className="wd-backdrop">
    <span className="wd-spinner" />
  </div>
);

/** A dialog whose code did not arrive closes and says so: the next click asks for it again. */
export function DialogFailure({ onClose }: { onClose: (changed: boolean) => void }) {
  const t = useT();
  const notify = useNotify();
  useEffect(() => {
    notify(t('screen.loadFailedText'), { type: 'error' });
    onClose(false);
  }, [notify, t, onClose]);
  return null;
}
