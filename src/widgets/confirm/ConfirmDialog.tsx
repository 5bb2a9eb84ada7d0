import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useT } from '../../i18n/useT';
import type { Question } from './question';

export interface ConfirmDialogProps {
  /** Stays what it was while the dialog disappears. */
  question: Question;
  open: boolean;
  onAnswer: (yes: boolean) => void;
}

/** The question itself. */
export function ConfirmDialog({ question, open, onAnswer }: ConfirmDialogProps) {
  const t = useT();
  const { title, text, confirm, cancel, danger = false } = question;
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      aria-labelledby="wd-confirm-title"
      aria-describedby="wd-confirm-text"
    >
      <DialogTitle id="wd-confirm-title">{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id="wd-confirm-text">{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(false)} autoFocus={danger}>
          {cancel ?? t('confirm.cancel')}
        </Button>
        <Button
          onClick={() => onAnswer(true)}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          autoFocus={!danger}
        >
          {confirm ?? t('confirm.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
