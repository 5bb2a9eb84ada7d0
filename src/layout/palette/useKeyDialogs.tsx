import { useEffect, useRef, useState, type ReactNode } from 'react';
import { late } from '../../ui/late';
import { EarlyBox, type PaletteProps } from './EarlyBox';
import { useKeys, type KeyDialog } from '../keys/useKeys';

export const palette = late<PaletteProps>(() => import('./Palette').then(({ Palette }) => Palette), {
  Waiting: EarlyBox,
});
const keyList = late(() => import('../keys/KeysDialog').then(({ KeysDialog }) => KeysDialog));

/** What keys open over a page: the list of all keys, and the palette. Their code comes with the first wish. */
export function useKeyDialogs(): { show: (dialog: KeyDialog) => void; dialog: ReactNode } {
  const [shown, setShown] = useState<KeyDialog>();
  const typed = useRef('');
  const early: PaletteProps['early'] = {
    read: () => typed.current,
    write: (text) => {
      typed.current = text;
    },
  };
  const opener = useRef<Element>(null);
  const show = (dialog: KeyDialog): void => {
    if (shown === undefined) {
      opener.current = document.activeElement;
      typed.current = '';
    }
    setShown(dialog);
  };
  useKeys(show);
  // A dialog gives the focus back to what had it when it came: with its code on its way that was not the page.
  useEffect(() => {
    if (shown !== undefined || document.activeElement !== document.body) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [shown]);
  const close = (): void => setShown(undefined);
  return {
    show,
    dialog:
      shown === 'palette' ? (
        <palette.Component early={early} onClose={close} onKeys={() => show('keys')} />
      ) : shown === 'keys' ? (
        <keyList.Component onClose={close} />
      ) : null,
  };
}
