import { isValidElement, useRef } from 'react';
import { CloseNotificationContext, useTranslate, type NotificationPayload } from 'ra-core';
import Close from '@mui/icons-material/Close';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { MessageText } from '../../ui/MessageText';
import { useCountdown } from './useCountdown';

interface Props {
  toast: NotificationPayload;
  /** The duration in ms, used if the notification has no `autoHideDuration`. */
  duration: number;
  onClose: () => void;
  /** Cancels the write. It is set only if the write can be undone while the toast is shown. */
  onUndo?: () => void;
  /** Returns whether the toast must remain visible after its duration. */
  isKept?: () => boolean;
}

/** A toast. It remains visible while the pointer is over it or the focus is inside it. */
export function ToastMessage({ toast, duration, onClose, onUndo, isKept }: Props) {
  const translate = useTranslate();
  const { message, type, notificationOptions: { messageArgs, autoHideDuration = duration } = {} } = toast;
  const line = useRef<HTMLDivElement>(null);
  const isHeld = (): boolean => isKept?.() || (line.current?.matches(':hover, :focus-within') ?? false);
  // The countdown of an undoable write continues while the window is in the background. Otherwise the write would
  // not be sent until the user returns.
  useCountdown(autoHideDuration, isHeld, onClose, onUndo !== undefined);
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <div ref={line} role="alert" className={`wd-toast wd-toast-${type}`}>
        <div className="wd-toast-text">
          {messageArgs?.lead}
          {isValidElement(message) ? (
            message
          ) : (
            <MessageText text={translate(String(message), messageArgs)} language={messageArgs?.lang} />
          )}
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
