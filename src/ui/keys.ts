/**
 * Every key of the app, once: what acts on it, the control that names it (`aria-keyshortcuts`) and the list of
 * all keys read it here.
 */
export const KEYS = {
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

export type KeyName = keyof typeof KEYS;

/** Whether Ctrl, or on a Mac Cmd, is held with this key's letter and nothing else. */
export function isCombined({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, wanted: string): boolean {
  const letter = wanted.slice(wanted.indexOf('+') + 1).toLowerCase();
  return key.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Whether Cmd does here what Ctrl does elsewhere. */
const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** What stands on the key that the registry calls `Control`. */
export const controlText = (): string => (isMac() ? '⌘' : 'Ctrl');

/** A key as people write it: `Ctrl S`, or on a Mac `⌘S`. */
export const keyText = (key: string): string => key.replace('Control+', isMac() ? controlText() : `${controlText()} `);

/** A key as `aria-keyshortcuts` has it. */
export const ariaKey = (key: string): string => (isMac() ? key.replace('Control', 'Meta') : key);
