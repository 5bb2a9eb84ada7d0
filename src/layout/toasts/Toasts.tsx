import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useEvent, useNotificationContext, type NotificationPayload } from 'ra-core';
import { ToastMessage } from './ToastMessage';
import { useUndoableWrite } from './useUndoableWrite';

interface Toast {
  key: string;
  payload: NotificationPayload;
}

/** Maximum number of toasts; the oldest is removed. */
const MOST = 4;

const isUndoable = ({ notificationOptions }: NotificationPayload): boolean => Boolean(notificationOptions?.undoable);

const isSame = (one: NotificationPayload, other: NotificationPayload): boolean =>
  one.message === other.message && one.type === other.type && isUndoable(one) === isUndoable(other);

/** Returns each message once, at its last position. A repeated message has a new key and therefore its full time. */
function getToasts(notifications: readonly NotificationPayload[]): Toast[] {
  return notifications
    .filter((one, index) => !notifications.slice(index + 1).some((later) => isSame(one, later)))
    .map((payload) => {
      const { type, message } = payload;
      const times = notifications.filter((other) => isSame(payload, other)).length;
      const key = `${type} ${times} ${isUndoable(payload)} ${typeof message === 'string' ? message : ''}`;
      return { payload, key };
    })
    .slice(-MOST);
}

/**
 * The notifications of the app, stacked. react-admin's own component shows one at a time, so that messages appear
 * too late.
 */
export function Toasts({ autoHideDuration }: { autoHideDuration: number }) {
  const { notifications, setNotifications } = useNotificationContext();
  const close = ({ payload }: Toast): void =>
    setNotifications((all: NotificationPayload[]) => all.filter((one) => !isSame(one, payload)));
  const toasts = getToasts(notifications);
  const { undoable, undo, isKept } = useUndoableWrite(toasts.map(({ payload }) => payload));
  const closeAll = useEvent(() => toasts.forEach(close));
  const isAny = toasts.length > 0;
  useEffect(() => {
    if (!isAny) return undefined;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) closeAll();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isAny, closeAll]);
  if (!isAny) return null;
  // Rendered only when needed and as the last element of the body: an open dialog hides elements from screen
  // readers that existed when it opened.
  return createPortal(
    <div className="wd-toasts">
      {toasts.map((toast) => (
        <ToastMessage
          key={toast.key}
          toast={toast.payload}
          duration={autoHideDuration}
          onClose={() => close(toast)}
          {...(toast.payload === undoable ? { onUndo: undo, isKept } : {})}
        />
      ))}
    </div>,
    document.body,
  );
}
