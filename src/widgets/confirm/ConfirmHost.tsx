import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../ui/lazyComponent';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { ConfirmProvider, type AskConfirmation, type ConfirmQuestion } from './useConfirm';

interface Open extends ConfirmQuestion {
  answer: (yes: boolean) => void;
}

/**
 * Falls back to `window.confirm` if the dialog's code fails to load: a lost network must not trap the user in a
 * form.
 */
function BrowserQuestion({ question: { title, text }, open, onAnswer }: ConfirmDialogProps) {
  useEffect(() => {
    if (open) onAnswer(window.confirm(`${title}\n\n${text}`));
  }, [open, title, text, onAnswer]);
  return null;
}

const dialog = lazyComponent(() => import('./ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog), {
  ErrorComponent: BrowserQuestion,
});

/**
 * The only confirmation dialog of the app. A new question answers the open one with no, so that every promise
 * settles.
 */
export function ConfirmHost({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [question, setQuestion] = useState<Open>();
  const askConfirmation = useCallback<AskConfirmation>(
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
  // If its code has not loaded, the dialog is unmounted when its question is answered, so that the next question
  // loads the code again.
  const isDrawn = open || dialog.isLoaded();
  return (
    <ConfirmProvider value={askConfirmation}>
      {children}
      {question && isDrawn ? <dialog.Component question={question} open={open} onAnswer={answer} /> : null}
    </ConfirmProvider>
  );
}
