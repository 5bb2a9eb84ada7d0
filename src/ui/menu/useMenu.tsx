import { useEffect, useId, useState, type MouseEvent } from 'react';
import { useNotify } from 'ra-core';
import { useT } from '../../i18n/useT';
import { ahead, late } from '../late';
import type { MenuOptions, OpenMenuProps } from './types';

/** A menu that did not arrive is closed, and says so: the next click asks for it again. */
function MenuFailure({ onClose }: OpenMenuProps) {
  const notify = useNotify();
  const t = useT();
  useEffect(() => {
    notify(t('screen.loadFailedText'), { type: 'error' });
    onClose();
  }, [notify, t, onClose]);
  return null;
}

const openMenu = late<OpenMenuProps>(() => import('./OpenMenu').then(({ OpenMenu }) => OpenMenu), {
  Failed: MenuFailure,
});

/**
 * A menu and what its button needs. MUI's menu is there from the first opening on: a closed one costs a
 * popover and a focus trap, and a list has one in each row.
 */
export function useMenu(options: MenuOptions) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();
  const [close] = useState(() => () => setAnchor(null));
  const button = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      setAnchor(currentTarget);
      setWasOpened(true);
    },
    ...ahead(openMenu),
  } as const;
  const isDrawn = anchor !== null || (wasOpened && openMenu.isThere());
  const menu = isDrawn ? <openMenu.Component {...options} id={id} anchor={anchor} onClose={close} /> : null;
  return { button, menu };
}
