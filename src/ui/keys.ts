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
} as const;

export type KeyName = keyof typeof KEYS;

/** Whether Ctrl, or on a Mac Cmd, is held with this key's letter and nothing else. */
export function isCombined({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, wanted: string): boolean {
  const letter = wanted.slice(wanted.indexOf('+') + 1).toLowerCase();
  return key.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
