/** Elements that use letter and arrow keys themselves. */
const FIELDS =
  'input:not([type=checkbox], [type=button], [type=submit]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=radiogroup], [role=slider], [role=spinbutton], [role=tablist], [role=tree]';

/** Elements that cover the page and receive the keyboard input. */
const OVER = '[aria-modal=true], dialog[open], [role=menu]';

/** Whether a dialog or a menu is open: the page below it must ignore shortcuts. */
export const isDialogOpen = (page: Document): boolean => page.querySelector(OVER) !== null;

/** Whether an IME composition is in progress, as for Chinese: until it ends, no key is a shortcut. */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean => composes || keyCode === 229;

export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/**
 * Returns the shortcut of a key press without modifiers, independent of caps lock and keyboard layout.
 * @returns undefined if a modifier is pressed
 */
export function getPlainKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  return shiftKey && !isSign ? undefined : key.length === 1 ? key.toLowerCase() : key;
}
