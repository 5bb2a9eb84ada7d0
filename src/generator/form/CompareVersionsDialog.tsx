import { useId, type ReactNode } from 'react';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useIsPhone } from '../../ui/theme/mediaQueries';

interface Props {
  title: string;
  text: string;
  /** Label of the button that closes the dialog without saving. */
  close: string;
  onClose: () => void;
  save: string;
  onSave: () => void;
  children: ReactNode;
}

/** A dialog that shows the values of a record side by side, with a save button. */
export function CompareVersionsDialog({ title, text, close, onClose, save, onSave, children }: Props) {
  const id = useId();
  const isSmall = useIsPhone();
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isSmall}
      maxWidth="md"
      onClose={onClose}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}text`} sx={{ mb: 2 }}>
          {text}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{close}</Button>
        <Button variant="contained" onClick={onSave}>
          {save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
