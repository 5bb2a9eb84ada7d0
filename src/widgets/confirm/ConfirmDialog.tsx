import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import DialogContentText from '@mui/material/DialogContentText';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { DialogBody, DialogShell } from '../../ui/DialogShell';
import type { ConfirmQuestion } from './useConfirm';

export interface ConfirmDialogProps {
  /** The question. The caller must not change it while the dialog closes, because its text is still visible. */
  question: ConfirmQuestion;
  open: boolean;
  onAnswer: (yes: boolean) => void;
}

/**
 * Ignores a key that the user already held down when the dialog opened. It must not confirm a question that the
 * user has not read yet.
 */
const ignoreHeldKey = (event: KeyboardEvent): void => {
  if (!event.repeat || event.key === 'Tab') return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button of the dialog that may receive the initial focus. It is focused in an effect and not by `autoFocus`:
 * StrictMode runs effects twice, and between the two runs the dialog restores the previous focus.
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
        <DialogContentText id="wd-confirm-text" sx={{ whiteSpace: 'pre-line' }}>
          {text}
        </DialogContentText>
        {note !== undefined && (
          <DialogContentText id="wd-confirm-note" sx={{ color: 'text.primary', whiteSpace: 'pre-line' }}>
            {note}
          </DialogContentText>
        )}
      </DialogBody>
    </DialogShell>
  );
}
