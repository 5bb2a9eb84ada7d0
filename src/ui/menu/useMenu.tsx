import { useEffect, useId, useState, type MouseEvent } from 'react';
import { useNotify } from 'ra-core';
import { useT } from '../../i18n/useT';
import { ahead, late, type Late } from '../late';
import type { MenuOptions, Opened, OpenMenuProps } from './types';

/** A menu that did not arrive is closed, and says so: the next click asks for it again. */
export function MenuFailure({ onClose }: Opened) {
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
export const useMenu = (options: MenuOptions) => useLateMenu(openMenu, options);

/**
 * The same for a menu whose entries travel with it, or for a list of choices.
 * @param part fails with `MenuFailure`
 */
export function useLateMenu<Props extends object>(
  part: Late<Props & Opened>,
  props: Props,
  role: 'menu' | 'listbox' = 'menu',
  isDisabled = false,
) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What was open may be disabled by an answer: nothing is chosen there any more.
  if (isDisabled && anchor) setAnchor(null);
  const [wasOpened, setWasOpened] = useState(false);
  const id = useId();
  const [close] = useState(() => () => setAnchor(null));
  const button = {
    'aria-haspopup': role,
    'aria-expanded': anchor !== null,
    'aria-controls': anchor ? id : undefined,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      setAnchor(currentTarget);
      setWasOpened(true);
    },
    ...ahead(part),
  } as const;
  const isDrawn = anchor !== null || (wasOpened && part.isThere());
  const menu = isDrawn ? <part.Component {...props} id={id} anchor={anchor} onClose={close} /> : null;
  return { button, menu };
}
