import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../ui/lazyComponent';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { ConfirmProvider, type ConfirmFunction, type ConfirmQuestion } from './useConfirm';

interface Open extends ConfirmQuestion {
  answer: (yes: boolean) => void;
}

/**
 * Asks the question with `window.confirm` if the code of the dialog fails to load. Otherwise a user without network
 * could not leave a form.
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
 * The only confirmation dialog of the app. If a second question is asked while the dialog is open, the first
 * question is answered with no, so that each promise settles.
 */
export function ConfirmDialogProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [question, setQuestion] = useState<Open>();
  const askConfirmation = useCallback<ConfirmFunction>(
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
  // If the code of the dialog has failed to load, the component is unmounted as soon as the question is answered.
  // The next question then loads the code again.
  const isDrawn = open || dialog.isLoaded();
  return (
    <ConfirmProvider value={askConfirmation}>
      {children}
      {question && isDrawn ? <dialog.Component question={question} open={open} onAnswer={answer} /> : null}
    </ConfirmProvider>
  );
}
