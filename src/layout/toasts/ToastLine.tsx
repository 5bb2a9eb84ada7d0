import { isValidElement, useRef } from 'react';
import { CloseNotificationContext, useTranslate, type NotificationPayload } from 'ra-core';
import Close from '@mui/icons-material/Close';
import { IconButton } from '../../ui/IconButton';
import { LongText } from '../../ui/LongText';
import { useCountdown } from './useCountdown';

interface Props {
  toast: NotificationPayload;
  /** Milliseconds, where the toast itself says nothing. */
  duration: number;
  onClose: () => void;
}

/** One message: it stays as long as the pointer or the focus is on it. */
export function ToastLine({ toast, duration, onClose }: Props) {
  const translate = useTranslate();
  const { message, type, notificationOptions: { messageArgs, autoHideDuration = duration } = {} } = toast;
  const line = useRef<HTMLDivElement>(null);
  useCountdown(autoHideDuration, () => line.current?.matches(':hover, :focus-within') ?? false, onClose);
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <div ref={line} role="alert" className={`wd-toast wd-toast-${type}`}>
        <div className="wd-toast-text">
          {isValidElement(message) ? message : <LongText text={translate(String(message), messageArgs)} />}
        </div>
        <IconButton size="small" label={translate('ra.action.close')} hint={false} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </div>
    </CloseNotificationContext.Provider>
  );
}
