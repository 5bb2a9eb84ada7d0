import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEvent, useLocation, useNotificationContext, type NotificationPayload } from 'ra-core';
import { ToastMessage } from './ToastMessage';
import { useUndoableWrite } from './useUndoableWrite';

interface Toast {
  key: string;
  payload: NotificationPayload;
}

/** The maximum number of visible toasts. If there are more, the oldest is hidden. */
const MOST = 4;

/** Numbers notifications. The number of a notification does not change. */
function createNumbering(): (payload: NotificationPayload) => number {
  const numbers = new WeakMap<NotificationPayload, number>();
  let last = 0;
  return (payload) => {
    if (!numbers.has(payload)) numbers.set(payload, (last += 1));
    return numbers.get(payload)!;
  };
}

const isUndoable = ({ notificationOptions }: NotificationPayload): boolean => Boolean(notificationOptions?.undoable);

const isSame = (one: NotificationPayload, other: NotificationPayload): boolean =>
  one.message === other.message && one.type === other.type && isUndoable(one) === isUndoable(other);

/**
 * Returns each message only once, at the position of its last occurrence. A repeated message gets a new key, so
 * that it is mounted again and shown for its full duration. A message that is an element has the number of its
 * notification as key, because its text is not known.
 */
function getToasts(
  notifications: readonly NotificationPayload[],
  getNumber: (payload: NotificationPayload) => number,
): Toast[] {
  return notifications
    .filter((one, index) => !notifications.slice(index + 1).some((later) => isSame(one, later)))
    .map((payload) => {
      const { type, message } = payload;
      const times = notifications.filter((other) => isSame(payload, other)).length;
      const key = `${type} ${times} ${isUndoable(payload)} ${typeof message === 'string' ? message : getNumber(payload)}`;
      return { payload, key };
    })
    .slice(-MOST);
}

/**
 * The notifications of the app as a stack of toasts. Errors are closed when the user leaves the screen or dialog in
 * which they occurred. react-admin's own component shows only one notification at a
 * time, so that messages would appear too late.
 */
export function Toasts({ autoHideDuration }: { autoHideDuration: number }) {
  const { notifications, setNotifications } = useNotificationContext();
  const close = ({ payload }: Toast): void =>
    setNotifications((all: NotificationPayload[]) => all.filter((one) => !isSame(one, payload)));
  const [getNumber] = useState(createNumbering);
  const toasts = getToasts(notifications, getNumber);
  const { undoable, undo, isKept } = useUndoableWrite(toasts.map(({ payload }) => payload));
  const closeAll = useEvent(() => toasts.forEach(close));
  const { pathname, search } = useLocation();
  const place = pathname + new URLSearchParams(search).get('dialog');
  const lastPlace = useRef(place);
  const closeErrors = useEvent(() => {
    // After a sign-out, its reason is still to be read.
    if (pathname !== '/login') toasts.filter(({ payload: { type } }) => type === 'error').forEach(close);
  });
  useEffect(() => {
    if (lastPlace.current !== place) closeErrors();
    lastPlace.current = place;
  }, [place, closeErrors]);
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
  // The toasts are appended to the body only when there are any: an open dialog hides from screen readers all
  // elements that existed when the dialog opened.
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
