import { useEffect, useId, useState, type MouseEvent } from 'react';
import { useNotify } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { getPreloadHandlers, lazyComponent, type LazyComponent } from '../lazyComponent';
import type { MenuOptions, OpenMenuAnchor } from './types';

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

const openMenu = lazyComponent(() => import('./OpenMenu').then(({ OpenMenu }) => OpenMenu), {
  ErrorComponent: MenuLoadError,
});

/**
 * Returns a menu and the props of its button. MUI's menu is mounted at the first opening: a closed one costs a
 * popover and a focus trap, and a list has one in each row.
 */
export const useMenu = (options: MenuOptions) => useLazyMenu(openMenu, options);

/**
 * The same for a menu whose entries are lazy-loaded with it, or for a dropdown.
 * @param part a lazy component with `MenuLoadError` as its `ErrorComponent`
 */
export function useLazyMenu<Props extends object>(
  part: LazyComponent<Props & OpenMenuAnchor>,
  props: Props,
  role: 'menu' | 'listbox' = 'menu',
  isDisabled = false,
) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // An open menu may become disabled by a response; it must then close.
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
