import { useEffect, useRef } from 'react';
import { useEvent, useNavigate, useStore } from 'ra-core';
import { isCtrlShortcut, SHORTCUT_KEYS, type ShortcutName } from '../../ui/shortcutKeys';
import { useMenuEntries } from '../menu/useMenuEntries';
import { isComposing, isDialogOpen, isTextField, getPlainKey } from './keyboardEvents';
import { isRowNavigationKey, focusNextRow } from './rowNavigation';

/** What a key opens over the page. */
export type ShortcutDialog = 'keys' | 'palette';

/** On the way while the hand is between the two keys. */
const letters = () => import('./screenLetters');

/** So long, in milliseconds, `g` waits for its letter. */
const PATIENCE = 1500;

/** Whether keys without Ctrl do anything, and the way to choose: speech input, and a slip of the hand, press them too. */
export const useShortcutsSetting = (): [boolean, (on: boolean) => void] => useStore('keys', true);

/** Presses the control of the page that names this key, or puts the cursor into it. */
function reach(key: string): boolean {
  const control = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
  if (control instanceof HTMLInputElement) {
    control.focus();
    control.select();
  } else control?.click();
  return control !== null;
}

/** The keys of every screen; what holds the keyboard itself, a field, a menu, a dialog, keeps it. */
export function useShortcuts(show: (dialog: ShortcutDialog) => void): void {
  const [isOn] = useShortcutsSetting();
  const navigate = useNavigate();
  const { entries = [] } = useMenuEntries();
  const wentAt = useRef(-PATIENCE);

  const open = (dialog: ShortcutDialog): true => {
    show(dialog);
    return true;
  };
  const goTo = (letter: string): true => {
    const go = async (): Promise<void> => {
      const path = (await letters()).findScreenByLetter(entries, letter);
      if (path !== undefined) navigate(path);
    };
    go().catch(() => undefined);
    return true;
  };
  /** Whether something was done. Enter on a row is its link's, Ctrl+S the form's, Alt with an arrow a date's. */
  const actions: Record<
    Exclude<ShortcutName, 'palette' | 'open' | 'save' | 'picker'>,
    (event: KeyboardEvent) => boolean
  > = {
    help: () => open('keys'),
    go: ({ timeStamp }) => {
      wentAt.current = timeStamp;
      void letters().catch(() => undefined);
      return true;
    },
    search: () => reach(SHORTCUT_KEYS.search),
    create: () => reach(SHORTCUT_KEYS.create),
    down: () => focusNextRow(1),
    up: () => focusNextRow(-1),
  };
  const act = (event: KeyboardEvent): boolean => {
    if (isCtrlShortcut(event, SHORTCUT_KEYS.palette)) return open('palette');
    const key = getPlainKey(event);
    if (!isOn || key === undefined || (isTextField(event.target) && !isRowNavigationKey(event.target, key)))
      return false;
    const isGoing = event.timeStamp - wentAt.current < PATIENCE;
    wentAt.current = -PATIENCE;
    if (isGoing && key.length === 1) return goTo(key);
    const name = (Object.keys(actions) as (keyof typeof actions)[]).find((one) => SHORTCUT_KEYS[one] === key);
    // A key that is held walks on, and does nothing else twice.
    return name !== undefined && (!event.repeat || key.length > 1) && actions[name](event);
  };
  const onKey = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || isDialogOpen(document)) return;
    if (act(event)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
}
