/** Where a person types, or chooses by letters and arrows. */
const FIELDS =
  'input:not([type=checkbox], [type=button], [type=submit]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=radiogroup], [role=slider], [role=spinbutton], [role=tablist], [role=tree]';

/** What lies over the page and holds the keyboard. */
const OVER = '[aria-modal=true], dialog[open], [role=menu]';

/** Whether a dialog or a menu is open: the page below it hears no key. */
export const isDialogOpen = (page: Document): boolean => page.querySelector(OVER) !== null;

/** Whether text is being composed, as Chinese is: no key is a letter before that has ended. */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean => composes || keyCode === 229;

export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/**
 * The shortcut of a key press without modifiers, independent of caps lock and keyboard layout.
 * @returns undefined where another key is held with it
 */
export function getPlainKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  return shiftKey && !isSign ? undefined : key.length === 1 ? key.toLowerCase() : key;
}
