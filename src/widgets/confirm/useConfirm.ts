import { createContext, useContext } from 'react';

export interface ConfirmQuestion {
  title: string;
  /** What it is about, where the title does not say so. */
  name?: string;
  text: string;
  /** What hangs on it. */
  note?: string;
  /** What the button says that does it. */
  confirm?: string;
  cancel?: string;
  /** Something is taken away: the button is red, and the keyboard begins on Cancel. */
  danger?: boolean;
}

export type AskConfirmation = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<AskConfirmation | undefined>(undefined);

export const ConfirmProvider = ConfirmContext.Provider;

/** Asks the user; the promise is true after Confirm, false after Cancel, Escape or a click outside. */
export function useConfirm(): AskConfirmation {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm stands outside of ConfirmHost');
  return ask;
}
