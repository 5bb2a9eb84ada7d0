import { createContext, useContext } from 'react';

export interface Question {
  title: string;
  text: string;
  confirm?: string;
  cancel?: string;
  /** Something is taken away: the keyboard begins on Cancel. */
  danger?: boolean;
}

export type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | undefined>(undefined);

export const ConfirmProvider = ConfirmContext.Provider;

/** Asks the user; the promise is true after Confirm, false after Cancel, Escape or a click outside. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm stands outside of ConfirmHost');
  return ask;
}
