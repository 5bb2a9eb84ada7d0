import { isValidElement, useRef } from 'react';
import { CloseNotificationContext, useTranslate, type NotificationPayload } from 'ra-core';
import Close from '@mui/icons-material/Close';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { LongText } from '../../ui/LongText';
import { useCountdown } from './useCountdown';

interface Props {
  toast: NotificationPayload;
  /** Milliseconds, where the toast itself says nothing. */
  duration: number;
  onClose: () => void;
  /** Given where what it tells of can be undone for as long as it is shown. */
  onUndo?: () => void;
  /** Whether it stays for now, asked when its time is over. */
  isKept?: () => boolean;
}

/** One message: it stays as long as the pointer or the focus is on it. */
export function ToastMessage({ toast, duration, onClose, onUndo, isKept }: Props) {
  const translate = useTranslate();
  const { message, type, notificationOptions: { messageArgs, autoHideDuration = duration } = {} } = toast;
  const line = useRef<HTMLDivElement>(null);
  const isHeld = (): boolean => isKept?.() || (line.current?.matches(':hover, :focus-within') ?? false);
  // A write must not wait for somebody who has left for another window.
  useCountdown(autoHideDuration, isHeld, onClose, onUndo !== undefined);
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <div ref={line} role="alert" className={`wd-toast wd-toast-${type}`}>
        <div className="wd-toast-text">
          {isValidElement(message) ? message : <LongText text={translate(String(message), messageArgs)} />}
        </div>
        {onUndo && (
          <Button look="inherit" size="small" onClick={onUndo}>
            {translate('ra.action.undo')}
          </Button>
        )}
        <IconButton size="small" label={translate('ra.action.close')} showTooltip={false} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </div>
    </CloseNotificationContext.Provider>
  );
}
