import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../ui/lazyComponent';
import { CommandPaletteLoading, type CommandPaletteProps } from './CommandPaletteLoading';
import { useShortcuts, type GlobalDialog } from '../shortcuts/useShortcuts';

export const lazyCommandPalette = lazyComponent(
  () => import('./CommandPalette').then(({ CommandPalette }) => CommandPalette),
  { LoadingComponent: CommandPaletteLoading },
);
const keyList = lazyComponent(() =>
  import('../shortcuts/ShortcutsDialog').then(({ ShortcutsDialog }) => ShortcutsDialog),
);

/**
 * Returns the dialogs that open over any page: the shortcuts dialog, the command palette, and dialogs of lazy-loaded
 * code. The code of each dialog is lazy-loaded when it is first opened.
 */
export function useGlobalDialogs(): { show: (dialog: GlobalDialog) => void; dialog: ReactNode } {
  const [openDialog, setShown] = useState<GlobalDialog>();
  const typed = useRef('');
  const early: CommandPaletteProps['initialText'] = {
    read: () => typed.current,
    write: (text) => {
      typed.current = text;
    },
  };
  const opener = useRef<Element>(null);
  const show = (dialog: GlobalDialog): void => {
    if (openDialog === undefined) {
      opener.current = document.activeElement;
      typed.current = '';
    }
    setShown(dialog);
  };
  useShortcuts(show);
  // When a dialog closes, it restores the focus to the element that had it when the dialog was mounted. A
  // lazy-loaded dialog is mounted too late for this, so the focus is restored here.
  useEffect(() => {
    if (openDialog !== undefined || document.activeElement !== document.body) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [openDialog]);
  const close = (): void => setShown(undefined);
  return {
    show,
    dialog:
      openDialog === 'palette' ? (
        <lazyCommandPalette.Component initialText={early} onClose={close} onShow={show} />
      ) : openDialog ? (
        createElement((openDialog === 'keys' ? keyList : openDialog).Component, { onClose: close })
      ) : null,
  };
}
