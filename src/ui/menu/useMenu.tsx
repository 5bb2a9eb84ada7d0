import { useEffect, useId, useState, type MouseEvent } from 'react';
import { useNotify } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { getPreloadHandlers, lazyComponent, type LazyComponent } from '../lazyComponent';
import type { MenuOptions, MenuPopupAnchor } from './types';

/** Reports that the code of a menu failed to load, and closes the menu. The next click on the button loads it again. */
export function MenuLoadError({ onClose }: MenuPopupAnchor) {
  const notify = useNotify();
  const t = useAppTranslate();
  useEffect(() => {
    notify(t('screen.loadFailedText'), { type: 'error' });
    onClose();
  }, [notify, t, onClose]);
  return null;
}

const openMenu = lazyComponent(() => import('./MenuPopup').then(({ MenuPopup }) => MenuPopup), {
  ErrorComponent: MenuLoadError,
});

/**
 * Returns a menu and the props of its button. MUI's Menu is mounted only when it is first opened: even a closed
 * Menu mounts a popover and a focus trap, and each list row has a menu.
 */
export const useMenu = (options: MenuOptions) => useLazyMenu(openMenu, options);

/**
 * Returns a menu and the props of its button, like `useMenu`, for a dropdown or for a menu that lazy-loads its
 * entries together with MUI's Menu.
 * @param part a lazy component with `MenuLoadError` as its `ErrorComponent`
 */
export function useLazyMenu<Props extends object>(
  part: LazyComponent<Props & MenuPopupAnchor>,
  props: Props,
  role: 'menu' | 'listbox' = 'menu',
  isDisabled = false,
) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The menu may become disabled while it is open, when a response arrives. It is then closed.
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
