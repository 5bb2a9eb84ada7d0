/**
 * Every key of the app, once: what acts on it, the control that names it (`aria-keyshortcuts`) and the list of
 * all keys read it here.
 */
export const SHORTCUT_KEYS = {
  palette: 'Control+K',
  help: '?',
  go: 'g',
  search: '/',
  create: 'n',
  down: 'ArrowDown',
  up: 'ArrowUp',
  open: 'Enter',
  save: 'Control+S',
  picker: 'Alt+ArrowDown',
} as const;

export type ShortcutName = keyof typeof SHORTCUT_KEYS;

/** Whether Ctrl, or on a Mac Cmd, is held with this key's letter and nothing else. */
export function isCtrlShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, wanted: string): boolean {
  const letter = wanted.slice(wanted.indexOf('+') + 1).toLowerCase();
  return key.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Whether Cmd does here what Ctrl does elsewhere. */
const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** What stands on the key that the registry calls `InputControl`. */
export const getCtrlKeyLabel = (): string => (isMac() ? '⌘' : 'Ctrl');

/** A key as people write it: `Ctrl S`, or on a Mac `⌘S`. */
export const getKeyLabel = (key: string): string =>
  key.replace('Control+', isMac() ? getCtrlKeyLabel() : `${getCtrlKeyLabel()} `);

/** A key as `aria-keyshortcuts` has it. */
export const getAriaKeyShortcut = (key: string): string => (isMac() ? key.replace('Control', 'Meta') : key);
