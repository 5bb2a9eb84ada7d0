import { useEffect, useRef } from 'react';
import { useEvent, useNavigate, useStore } from 'ra-core';
import type { LazyComponent } from '../../ui/lazyComponent';
import { isCtrlShortcut, SHORTCUT_KEYS, type ShortcutName } from '../../ui/shortcutKeys';
import { useMenuEntries } from '../menu/useMenuEntries';
import { isComposing, isDialogOpen, isTextInputTarget, getUnmodifiedKey } from './keyboardEvents';
import { isRowNavigationKey, focusNextRow } from './rowNavigation';

/** A dialog that opens over any page. Lazy-loaded code passes its own dialogs as components. */
export type GlobalDialog = 'keys' | 'palette' | LazyComponent<{ onClose: () => void }>;

/** This code is lazy-loaded when `g` is pressed. */
const letters = () => import('./screenLetters');

/** This code is lazy-loaded when `F6` is pressed. */
const sections = () => import('./sectionNavigation');

/** The time in ms within which the letter must follow `g`. */
const PATIENCE = 1500;

/**
 * Returns whether shortcuts without Ctrl are enabled, and the function that sets it. Users can disable them,
 * because speech input and accidental key presses trigger them too.
 */
export const useShortcutsSetting = (): [boolean, (on: boolean) => void] => useStore('keys', true);

/**
 * Clicks the control of the page that has this shortcut. If the control is an input, it is focused instead. So is a
 * button if nothing has the focus: a dialog that the button opens gives the focus back to it.
 */
function reach(key: string): boolean {
  const control = document.querySelector<HTMLElement>(`main [aria-keyshortcuts="${key}"]`);
  if (control instanceof HTMLInputElement) {
    control.focus();
    control.select();
  } else {
    if (document.activeElement === document.body) control?.focus();
    control?.click();
  }
  return control !== null;
}

function goToSection(step: 1 | -1): true {
  sections()
    .then(({ focusNextSection }) => focusNextSection(step))
    .catch(() => undefined);
  return true;
}

/** Handles the shortcuts of all screens. Keys that inputs, menus and dialogs handle themselves are ignored. */
export function useShortcuts(show: (dialog: GlobalDialog) => void): void {
  const [isOn] = useShortcutsSetting();
  const navigate = useNavigate();
  const { entries = [] } = useMenuEntries();
  const wentAt = useRef(-PATIENCE);

  const open = (dialog: GlobalDialog): true => {
    show(dialog);
    return true;
  };
  const goTo = (letter: string): true => {
    const navigateTo = async (): Promise<void> => {
      const path = (await letters()).findScreenByLetter(entries, letter);
      if (path !== undefined) navigate(path);
    };
    navigateTo().catch(() => undefined);
    return true;
  };
  /**
   * Each action returns whether it has handled the key. Other code handles Enter on a row (the row's link), Ctrl+S
   * (the form), Alt with an arrow key (the date picker), F2 (the cell) and Ctrl+Z (the toast that offers Undo).
   */
  const actions: Record<
    Exclude<ShortcutName, 'palette' | 'section' | 'open' | 'save' | 'picker' | 'edit' | 'undo'>,
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
  const runShortcut = (event: KeyboardEvent): boolean => {
    if (isCtrlShortcut(event, SHORTCUT_KEYS.palette)) return open('palette');
    if (event.key === SHORTCUT_KEYS.section && !event.ctrlKey && !event.altKey)
      return goToSection(event.shiftKey ? -1 : 1);
    const key = getUnmodifiedKey(event);
    if (!isOn || key === undefined || (isTextInputTarget(event.target) && !isRowNavigationKey(event.target, key)))
      return false;
    const isGoing = event.timeStamp - wentAt.current < PATIENCE;
    wentAt.current = -PATIENCE;
    if (isGoing && key.length === 1) return goTo(key);
    const name = (Object.keys(actions) as (keyof typeof actions)[]).find((one) => SHORTCUT_KEYS[one] === key);
    // While a key is held down, only navigation is repeated. Other actions run once.
    return name !== undefined && (!event.repeat || key.length > 1) && actions[name](event);
  };
  const onKey = useEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || isDialogOpen(document)) return;
    if (runShortcut(event)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
}
