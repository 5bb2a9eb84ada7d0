import { isValidElement } from 'react';
import { CloseNotificationContext, useNotificationContext, useTranslate, type NotificationPayload } from 'ra-core';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';

interface Toast extends NotificationPayload {
  key: string;
}

/** More than a person reads; the oldest goes. */
const MOST = 4;

/** Below the top bar, where no button is; on a phone above the buttons of a form, in reach of the thumb. */
const PLACE = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 8, sm: '50%' },
  right: { xs: 8, sm: 'auto' },
  top: { sm: 64 },
  bottom: { xs: 'calc(88px + env(safe-area-inset-bottom))', sm: 'auto' },
  transform: { sm: 'translateX(-50%)' },
  display: 'flex',
  flexDirection: { xs: 'column-reverse', sm: 'column' },
  gap: 1,
  maxWidth: { sm: 560 },
  pointerEvents: 'none',
} as const;

interface LineProps {
  toast: Toast;
  /** Milliseconds, where the toast itself says nothing. */
  duration: number;
  onClose: () => void;
}

function ToastLine({ toast, duration, onClose }: LineProps) {
  const translate = useTranslate();
  const { message, type, notificationOptions: { messageArgs, autoHideDuration = duration } = {} } = toast;
  const close = translate('ra.action.close');
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <Snackbar
        open
        autoHideDuration={autoHideDuration}
        // A click somewhere else is no sign that an error was read.
        onClose={(_, reason) => reason !== 'clickaway' && onClose()}
        sx={{ position: 'static', transform: 'none', pointerEvents: 'auto' }}
      >
        <SnackbarContent
          message={isValidElement(message) ? message : translate(String(message), messageArgs)}
          action={
            <IconButton size="small" color="inherit" aria-label={close} title={close} onClick={onClose}>
              <Close fontSize="small" />
            </IconButton>
          }
          sx={
            type === 'info'
              ? { flexWrap: 'nowrap' }
              : { flexWrap: 'nowrap', bgcolor: `${type}.main`, color: `${type}.contrastText` }
          }
        />
      </Snackbar>
    </CloseNotificationContext.Provider>
  );
}

const isSame = (one: NotificationPayload, other: NotificationPayload): boolean =>
  one.message === other.message && one.type === other.type;

/** Each message once, at its latest place; told again it has another key, and with it its full time. */
function toastsOf(notifications: readonly NotificationPayload[]): Toast[] {
  return notifications
    .filter((one, index) => !notifications.slice(index + 1).some((later) => isSame(one, later)))
    .map((one) => {
      const times = notifications.filter((other) => isSame(one, other)).length;
      return { ...one, key: `${one.type} ${times} ${typeof one.message === 'string' ? one.message : ''}` };
    })
    .slice(-MOST);
}

/**
 * The notifications of the app, all that are told at a time below each other: in react-admin's own
 * a message waits until the one before has gone, and then speaks of something long past.
 */
export function Toasts({ autoHideDuration }: { autoHideDuration: number }) {
  const { notifications, setNotifications } = useNotificationContext();
  const close = (toast: Toast): void =>
    setNotifications((all: NotificationPayload[]) => all.filter((one) => !isSame(one, toast)));
  const toasts = toastsOf(notifications);
  if (toasts.length === 0) return null;
  // Put into the page only now, and behind everything: an open dialog hides from a screen reader
  // what stood beside it when it opened.
  return (
    <Portal>
      <Box sx={PLACE}>
        {toasts.map((toast) => (
          <ToastLine key={toast.key} toast={toast} duration={autoHideDuration} onClose={() => close(toast)} />
        ))}
      </Box>
    </Portal>
  );
}
