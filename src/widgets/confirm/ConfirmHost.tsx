import { useCallback, useState, type ReactNode } from 'react';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { ConfirmProvider, type Ask, type Question } from './question';

interface Open extends Question {
  answer: (yes: boolean) => void;
}

/**
 * The one confirmation dialog of the app. A question asked while another is open answers the
 * earlier one with no, so that no promise is left hanging.
 */
export function ConfirmHost({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [question, setQuestion] = useState<Open>();

  const ask = useCallback<Ask>(
    (next) =>
      new Promise((resolve) => {
        setQuestion((current) => {
          current?.answer(false);
          return { ...next, answer: resolve };
        });
        setOpen(true);
      }),
    [],
  );
  const close = (yes: boolean) => {
    question?.answer(yes);
    setOpen(false);
  };

  return (
    <ConfirmProvider value={ask}>
      {children}
      <Dialog
        open={open}
        onClose={() => close(false)}
        slotProps={{ transition: { onExited: () => setQuestion(undefined) } }}
        aria-labelledby="wd-confirm-title"
        aria-describedby="wd-confirm-text"
      >
        <DialogTitle id="wd-confirm-title">{question?.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id="wd-confirm-text">{question?.text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(false)}>
            {question?.cancel ?? translate('wd.confirm.cancel', { _: 'Cancel' })}
          </Button>
          <Button onClick={() => close(true)} variant="contained" autoFocus>
            {question?.confirm ?? translate('wd.confirm.confirm', { _: 'Confirm' })}
          </Button>
        </DialogActions>
      </Dialog>
    </ConfirmProvider>
  );
}
