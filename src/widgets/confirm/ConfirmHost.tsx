import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../ui/lazyComponent';
import type { ConfirmDialogProps } from './ConfirmDialog';
import { ConfirmProvider, type AskConfirmation, type ConfirmQuestion } from './useConfirm';

interface Open extends ConfirmQuestion {
  answer: (yes: boolean) => void;
}

/** Where the dialog's code cannot be had the browser asks: nobody must be kept in a form by a lost network. */
function BrowserQuestion({ question: { title, text }, open, onAnswer }: ConfirmDialogProps) {
  useEffect(() => {
    if (open) onAnswer(window.confirm(`${title}\n\n${text}`));
  }, [open, title, text, onAnswer]);
  return null;
}

const dialog = lazyComponent<ConfirmDialogProps>(
  () => import('./ConfirmDialog').then(({ ConfirmDialog }) => ConfirmDialog),
  {
    ErrorComponent: BrowserQuestion,
  },
);

/**
 * The only confirmation dialog of the app. A new question answers an open one with no, so that every promise settles.
 */
export function ConfirmHost({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const [question, setQuestion] = useState<Open>();
  const ask = useCallback<AskConfirmation>(
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
  const isDrawn = open || dialog.isLoaded();
  return (
    <ConfirmProvider value={ask}>
      {children}
      {question && isDrawn ? <dialog.Component question={question} open={open} onAnswer={answer} /> : null}
    </ConfirmProvider>
  );
}
