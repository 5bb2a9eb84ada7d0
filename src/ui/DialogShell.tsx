import { useId, type ReactNode } from 'react';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useIsPhone } from './theme/mediaQueries';

interface ShellProps extends Omit<DialogProps, 'open' | 'title' | 'onClose'> {
  title: string;
  titleId?: string;
  open?: boolean;
  /** Called when the user presses Escape or clicks outside the dialog. */
  onClose?: () => void;
}

/**
 * The frame of every dialog with a title. On a phone the dialog fills the screen unless its `maxWidth` is `xs`, or
 * the width of the screen if it is `sm`.
 * When the dialog closes, the focus returns to the element that had it before.
 */
export function DialogShell({ title, titleId, open = true, maxWidth = 'sm', children, ...rest }: ShellProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  const isPhone = useIsPhone();
  return (
    <Dialog
      open={open}
      fullWidth
      fullScreen={isPhone && maxWidth !== 'xs'}
      maxWidth={maxWidth}
      aria-labelledby={id}
      {...rest}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  );
}

/** The scrollable content of a dialog, with its buttons below. */
export const DialogBody = ({ children, buttons }: { children: ReactNode; buttons?: ReactNode }) => (
  <>
    <DialogContent sx={{ pt: 1, display: 'flex', flexDirection: 'column', gap: 2 }}>{children}</DialogContent>
    {buttons ? (
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        {buttons}
      </DialogActions>
    ) : null}
  </>
);
