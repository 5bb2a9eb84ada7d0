import { useEffect, useId, useState, type MouseEvent } from 'react';
import { useNotify } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { getPreloadHandlers, lazyComponent, type LazyComponent } from '../lazyComponent';
import type { MenuOptions, OpenMenuAnchor, OpenMenuProps } from './types';

/** Closes a menu whose code failed to load and reports the error. The next click retries. */
export function MenuLoadError({ onClose }: OpenMenuAnchor) {
  const notify = useNotify();
  const t = useAppTranslate();
  useEffect(() => {
    notify(t('screen.loadFailedText'), { type: 'error' });
    onClose();
  }, [notify, t, onClose]);
  return null;
}

const openMenu = lazyComponent<OpenMenuProps>(() => import('./OpenMenu').then(({ OpenMenu }) => OpenMenu), {
  ErrorComponent: MenuLoadError,
});

/**
 * A menu and what its button needs. MUI's menu is there from the first opening on: a closed one costs a
 * popover and a focus trap, and a list has one in each row.
 */
export const useMenu = (options: MenuOptions) => useLazyMenu(openMenu, options);

/**
 * The same for a menu whose entries travel with it, or for a list of choices.
 * @param part fails with `MenuLoadError`
 */
export function useLazyMenu<Props extends object>(
  part: LazyComponent<Props & OpenMenuAnchor>,
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
    ...getPreloadHandlers(part),
  } as const;
  const isDrawn = anchor !== null || (wasOpened && part.isLoaded());
  const menu = isDrawn ? <part.Component {...props} id={id} anchor={anchor} onClose={close} /> : null;
  return { button, menu };
}
