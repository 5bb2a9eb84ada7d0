import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { DialogBody, DialogShell } from '../../ui/DialogShell';
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
function Answer({ isFirst, ...props }: ComponentProps<typeof Button> & { isFirst: boolean }) {
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
  const buttons = (
    <>
      <Answer onClick={() => onAnswer(false)} isFirst={danger}>
        {cancel ?? t('confirm.cancel')}
      </Answer>
      <Answer onClick={() => onAnswer(true)} look="contained" danger={danger} isFirst={!danger}>
        {confirm ?? t('confirm.confirm')}
      </Answer>
    </>
  );
  return (
    <DialogShell
      title={title}
      titleId="wd-confirm-title"
      open={open}
      onClose={() => onAnswer(false)}
      fullWidth={false}
      fullScreen={false}
      onKeyDownCapture={ignoreHeldKey}
      aria-labelledby={name === undefined ? 'wd-confirm-title' : 'wd-confirm-title wd-confirm-name'}
      aria-describedby={note === undefined ? 'wd-confirm-text' : 'wd-confirm-text wd-confirm-note'}
    >
      <DialogBody buttons={buttons}>
        {name !== undefined && (
          <DialogContentText
            id="wd-confirm-name"
            sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {name}
          </DialogContentText>
        )}
        <DialogContentText id="wd-confirm-text">{text}</DialogContentText>
        {note !== undefined && (
          <DialogContentText id="wd-confirm-note" sx={{ color: 'text.primary' }}>
            {note}
          </DialogContentText>
        )}
      </DialogBody>
    </DialogShell>
  );
}
