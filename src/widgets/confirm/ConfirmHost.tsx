import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { late } from '../../ui/late';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { ConfirmProvider, type Ask, type Question } from './question';

interface Open extends Question {
  answer: (yes: boolean) => void;
}

/** Where the dialog's code cannot be had the browser asks: nobody must be kept in a form by a lost network. */
function BrowserQuestion({ question: { title, text }, open, onAnswer }: ConfirmDialogProps) {
  useEffect(() => {
    if (open) onAnswer(window.confirm(`${title}\n\n${text}`));
  }, [open, title, text, onAnswer]);
  return null;
}

const dialog = late<ConfirmDialogProps>(() => import('./ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog), {
  Failed: BrowserQuestion,
});

/**
 * The one confirmation dialog of the app. A question asked while another is open answers the
 * earlier one with no, so that no promise is left hanging.
 */
export function ConfirmHost({ children }: { children: ReactNode }) {
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
  const answer = useCallback(
    (yes: boolean) => {
      question?.answer(yes);
      setOpen(false);
    },
    [question],
  );
  // Without its code it is gone with its question: the next one asks for the code again.
  const isDrawn = open || dialog.isThere();
  return (
    <ConfirmProvider value={ask}>
      {children}
      {question && isDrawn ? <dialog.Component question={question} open={open} onAnswer={answer} /> : null}
    </ConfirmProvider>
  );
}
