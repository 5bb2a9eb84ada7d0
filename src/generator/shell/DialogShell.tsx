import { useId, type ReactNode } from 'react';
import { Dialog, DialogTitle } from '@mui/material';
import { useNarrow } from '../../ui/theme/media';

interface Props {
  title: string;
  wide: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around a form; on a phone it takes the whole screen. The focus returns where it came from. */
export function DialogShell({ title, wide, onClose, children }: Props) {
  const id = useId();
  const isSmall = useNarrow();
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isSmall} maxWidth={wide ? 'md' : 'sm'} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
