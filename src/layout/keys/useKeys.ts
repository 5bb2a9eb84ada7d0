import { useEffect, useRef } from 'react';
import { useEvent, useNavigate, useStore } from 'ra-core';
import { isCombined, KEYS, type KeyName } from '../../ui/keys';
import { useMenuEntries } from '../menu/useMenuEntries';
import { isComposing, isCovered, isInField, plainKey } from './free';
import { leadsToRows, walkRows } from './rows';

/** What a key opens over the page. */
export type KeyDialog = 'keys' | 'palette';

/** On the way while the hand is between the two keys. */
const letters = () => import('./letters');

/** So long, in milliseconds, `g` waits for its letter. */
const PATIENCE = 1500;

/** Whether keys without Ctrl do anything, and the way to choose: speech input, and a slip of the hand, press them too. */
export const useKeysChoice = (): [boolean, (on: boolean) => void] => useStore('keys', true);

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
export function useKeys(show: (dialog: KeyDialog) => void): void {
  const [isOn] = useKeysChoice();
  const navigate = useNavigate();
  const { places = [] } = useMenuEntries();
  const wentAt = useRef(-PATIENCE);

  const open = (dialog: KeyDialog): true => {
    show(dialog);
    return true;
  };
  const goTo = (letter: string): true => {
    const go = async (): Promise<void> => {
      const path = (await letters()).screenAt(places, letter);
      if (path !== undefined) navigate(path);
    };
    go().catch(() => undefined);
    return true;
  };
  /** Whether something was done. Enter on a row is its link's, Ctrl+S the form's, Alt with an arrow a date's. */
  const actions: Record<Exclude<KeyName, 'palette' | 'open' | 'save' | 'picker'>, (event: KeyboardEvent) => boolean> = {
    help: () => open('keys'),
    go: ({ timeStamp }) => {
      wentAt.current = timeStamp;
      void letters().catch(() => undefined);
      return true;
    },
    search: () => reach(KEYS.search),
    create: () => reach(KEYS.create),
    down: () => walkRows(1),
    up: () => walkRows(-1),
  };
  const act = (event: KeyboardEvent): boolean => {
    if (isCombined(event, KEYS.palette)) return open('palette');
    const key = plainKey(event);
    if (!isOn || key === undefined || (isInField(event.target) && !leadsToRows(event.target, key))) return false;
    const isGoing = event.timeStamp - wentAt.current < PATIENCE;
    wentAt.current = -PATIENCE;
    if (isGoing && key.length === 1) return goTo(key);
    const name = (Object.keys(actions) as (keyof typeof actions)[]).find((one) => KEYS[one] === key);
    // A key that is held walks on, and does nothing else twice.
    return name !== undefined && (!event.repeat || key.length > 1) && actions[name](event);
  };
  const onKey = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || isCovered(document)) return;
    if (act(event)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
}
