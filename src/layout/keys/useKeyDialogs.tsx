import { useState, type ReactNode } from 'react';
import { late } from '../../ui/late';
import { useKeys, type KeyDialog } from './useKeys';

export const palette = late(() => import('../palette/Palette').then(({ Palette }) => Palette));
const keyList = late(() => import('./KeysDialog').then(({ KeysDialog }) => KeysDialog));

/** What keys open over a page: the list of all keys, and the palette. Their code comes with the first wish. */
export function useKeyDialogs(): { show: (dialog: KeyDialog) => void; dialog: ReactNode } {
  const [shown, show] = useState<KeyDialog>();
  useKeys(show);
  const close = (): void => show(undefined);
  return {
    show,
    dialog:
      shown === 'palette' ? (
        <palette.Component onClose={close} onKeys={() => show('keys')} />
      ) : shown === 'keys' ? (
        <keyList.Component onClose={close} />
      ) : null,
  };
}
