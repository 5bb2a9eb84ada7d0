/**
 * The registry of all keyboard shortcuts. Event handlers, `aria-keyshortcuts` attributes and the shortcuts dialog
 * use these keys.
 */
export const SHORTCUT_KEYS = {
  palette: 'Control+K',
  help: '?',
  go: 'g',
  section: 'F6',
  search: '/',
  create: 'n',
  down: 'ArrowDown',
  up: 'ArrowUp',
  open: 'Enter',
  save: 'Control+S',
  picker: 'Alt+ArrowDown',
  edit: 'F2',
  undo: 'Control+Z',
} as const;

export type ShortcutName = keyof typeof SHORTCUT_KEYS;

/** Whether the letter of the key `wanted` is pressed together with Ctrl or Cmd and without other modifiers. */
export function isCtrlShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, wanted: string): boolean {
  const letter = wanted.slice(wanted.indexOf('+') + 1).toLowerCase();
  return key.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Whether the device uses Cmd instead of Ctrl. */
const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Returns the label of the modifier key that the registry calls `Control`. */
export const getCtrlKeyLabel = (): string => (isMac() ? '⌘' : 'Ctrl');

/** Returns the display form of a key, such as `Ctrl S`, or on a Mac `⌘S`. */
export const getShortcutKeyLabel = (key: string): string =>
  key.replace('Control+', isMac() ? getCtrlKeyLabel() : `${getCtrlKeyLabel()} `);

/** Returns a key in the format of `aria-keyshortcuts`. */
export const getAriaKeyShortcut = (key: string): string => (isMac() ? key.replace('Control', 'Meta') : key);
