import { createRequiredContext } from '../../ui/createRequiredContext';

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

/**
 * The hook returns a function that asks the user for confirmation. Its promise resolves to true after Confirm, and to
 * false after Cancel, Escape or a click outside.
 */
export const [ConfirmProvider, useConfirm] = createRequiredContext<AskConfirmation>(
  'useConfirm stands outside of ConfirmHost',
);
