import { useId, type ReactNode } from 'react';
import { Dialog, DialogTitle } from '@mui/material';
import { useIsPhone } from '../../ui/theme/mediaQueries';

interface Props {
  title: string;
  wide: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around a form; on a phone it takes the whole screen. The focus returns where it came from. */
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
