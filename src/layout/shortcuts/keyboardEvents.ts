/** The elements that handle letter keys and arrow keys themselves. */
const FIELDS =
  'input:not([type=checkbox], [type=button], [type=submit]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=radiogroup], [role=slider], [role=spinbutton], [role=tablist], [role=tree]';

/** The elements that cover the page and receive its keyboard input. */
const OVER = '[aria-modal=true], dialog[open], [role=menu]';

/** Whether a dialog or a menu is open. The page below it must then ignore shortcuts. */
export const isDialogOpen = (page: Document): boolean => page.querySelector(OVER) !== null;

/**
 * Whether an IME composition is in progress, for example when a user types Chinese. Until the composition ends, no
 * key triggers a shortcut.
 */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean => composes || keyCode === 229;

export const isTextInputTarget = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/**
 * Returns the key of a key press without modifiers, independent of Caps Lock and of the keyboard layout.
 * @returns the key; undefined if a modifier is pressed
 */
export function getUnmodifiedKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  return shiftKey && !isSign ? undefined : key.length === 1 ? key.toLowerCase() : key;
}
