import type { ReactNode } from 'react';
import { createRequiredContext } from '../../ui/createRequiredContext';

export interface ConfirmQuestion {
  title: string;
  /** Name of the affected record or item. Needed only if the title does not contain it. */
  name?: string;
  text: string;
  /** Consequences of the action, such as the deletion of dependent records. */
  note?: ReactNode;
  /** Label of the button that confirms. */
  confirm?: string;
  cancel?: string;
  /** Whether the action is destructive. The confirm button is then red, and the Cancel button has the initial focus. */
  danger?: boolean;
}

export type ConfirmFunction = (question: ConfirmQuestion) => Promise<boolean>;

/**
 * `useConfirm` returns a function that asks the user for confirmation. The promise of this function resolves to
 * true after Confirm and to false after Cancel, Escape or a click outside the dialog.
 */
export const [ConfirmProvider, useConfirm] = createRequiredContext<ConfirmFunction>(
  'useConfirm stands outside of ConfirmDialogProvider',
);
