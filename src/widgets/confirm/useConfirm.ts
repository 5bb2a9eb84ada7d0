import { createContext, useContext } from 'react';

export interface ConfirmQuestion {
  title: string;
  /** Name of the record or item concerned, if the title does not contain it. */
  name?: string;
  text: string;
  /** Consequences of the action, such as dependent records. */
  note?: string;
  /** Label of the confirm button. */
  confirm?: string;
  cancel?: string;
  /** Destructive: the confirm button is red and Cancel has the initial focus. */
  danger?: boolean;
}

export type AskConfirmation = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<AskConfirmation | undefined>(undefined);

export const ConfirmProvider = ConfirmContext.Provider;

/**
 * Returns a function that asks the user for confirmation. Its promise resolves to true after Confirm, and to false
 * after Cancel, Escape or a click outside.
 */
export function useConfirm(): AskConfirmation {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm stands outside of ConfirmHost');
  return ask;
}
