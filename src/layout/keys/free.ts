/** Where a person types, or chooses by letters and arrows. */
const FIELDS =
  'input:not([type=checkbox], [type=button], [type=submit]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=radiogroup], [role=slider], [role=spinbutton], [role=tablist], [role=tree]';

/** What lies over the page and holds the keyboard. */
const OVER = '[aria-modal=true], dialog[open], [role=menu]';

/** Whether a dialog or a menu is open: the page below it hears no key. */
export const isCovered = (page: Document): boolean => page.querySelector(OVER) !== null;

/** Whether text is being composed, as Chinese is: no key is a letter before that has ended. */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean => composes || keyCode === 229;

export const isInField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/**
 * What a key without Ctrl and the like asks for: a letter whatever the lock says, a sign whatever layout has
 * it behind Shift.
 * @returns undefined where another key is held with it
 */
export function plainKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  return shiftKey && !isSign ? undefined : key.length === 1 ? key.toLowerCase() : key;
}
