import type { NavigationTarget } from '../actions/types';
import type { ListDialog } from '../queries/listParams';

/**
 * Opens and closes a form dialog over a list. Whether the dialog is open is stored in the URL or in the state of a
 * component.
 */
export interface DialogController {
  open: ListDialog | undefined;
  /** Returns the URL of the list with this dialog open. Undefined if the dialog is not stored in the URL. */
  getLink?(dialog: ListDialog): NavigationTarget;
  show(dialog: ListDialog): void;
  close(): void;
}
