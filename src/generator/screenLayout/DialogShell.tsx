import { useId, type ReactNode } from 'react';
import { Dialog, DialogTitle } from '@mui/material';
import { useIsPhone } from '../../ui/theme/mediaQueries';

interface Props {
  title: string;
  wide: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The dialog around a form; full-screen on a phone. When it closes, the focus returns to the element that had it
 * before.
 */
export function DialogShell({ title, wide, onClose, children }: Props) {
  const id = useId();
  const isSmall = useIsPhone();
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isSmall} maxWidth={wide ? 'md' : 'sm'} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
