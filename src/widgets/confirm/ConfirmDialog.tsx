import { useEffect, useRef, type KeyboardEvent } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import type { ConfirmQuestion } from './useConfirm';

export interface ConfirmDialogProps {
  /** Kept unchanged while the dialog closes. */
  question: ConfirmQuestion;
  open: boolean;
  onAnswer: (yes: boolean) => void;
}

/** A key that was held down before the dialog opened must not confirm it: the user has not read the question yet. */
const ignoreHeldKey = (event: KeyboardEvent): void => {
  if (!event.repeat || event.key === 'Tab') return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Focuses in an effect, not by `autoFocus`: StrictMode runs effects twice, and the dialog restores the previous
 * focus in between.
 */
function Answer({ isFirst, ...props }: ButtonProps & { isFirst: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);
  return <Button ref={button} {...props} />;
}

/** The confirmation dialog. */
export function ConfirmDialog({ question, open, onAnswer }: ConfirmDialogProps) {
  const t = useAppTranslate();
  const { title, name, text, note, confirm, cancel, danger = false } = question;
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      onKeyDownCapture={ignoreHeldKey}
      aria-labelledby={name === undefined ? 'wd-confirm-title' : 'wd-confirm-title wd-confirm-name'}
      aria-describedby={note === undefined ? 'wd-confirm-text' : 'wd-confirm-text wd-confirm-note'}
    >
      <DialogTitle id="wd-confirm-title" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {name !== undefined && (
          <DialogContentText
            id="wd-confirm-name"
            sx={{ mb: 1, color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {name}
          </DialogContentText>
        )}
        <DialogContentText id="wd-confirm-text">{text}</DialogContentText>
        {note !== undefined && (
          <DialogContentText id="wd-confirm-note" sx={{ mt: 1, color: 'text.primary' }}>
            {note}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Answer onClick={() => onAnswer(false)} isFirst={danger}>
          {cancel ?? t('confirm.cancel')}
        </Answer>
        <Answer
          onClick={() => onAnswer(true)}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          isFirst={!danger}
        >
          {confirm ?? t('confirm.confirm')}
        </Answer>
      </DialogActions>
    </Dialog>
  );
}
