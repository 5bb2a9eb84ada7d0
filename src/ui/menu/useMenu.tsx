import { useEffect, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { useNotify } from 'ra-core';
import { useT } from '../../i18n/useT';
import { ahead, late } from '../late';

export interface MenuEntry {
  key: string;
  label: string;
  /** `radio` and `check` show whether they are `checked`. */
  kind?: 'action' | 'radio' | 'check';
  checked?: boolean;
  /** The place where the user is. */
  current?: boolean;
  icon?: ReactNode;
  /** Language of the label, where it is another one. */
  lang?: string;
  /** Takes something away. */
  danger?: boolean;
  disabled?: boolean;
  /** Begins another group. */
  divided?: boolean;
  /** The menu stays open for another choice. */
  stays?: boolean;
  /** Leads there. */
  to?: string;
  onSelect?: () => void;
}

export interface MenuOptions {
  entries: readonly MenuEntry[];
  /** Name of the list, where that of its button does not do. */
  label?: string;
  /** Above the entries; the arrow keys pass it by. */
  header?: ReactNode;
  /** Beside the button instead of below it. */
  aside?: boolean;
}

export interface OpenMenuProps extends MenuOptions {
  id: string;
  /** The button; null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

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
