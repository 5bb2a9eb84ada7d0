/** Types of menus and their entries. */
import type { ReactNode } from 'react';

export interface MenuEntry {
  key: string;
  label: string;
  /** Kind of the entry. Entries of the kinds `radio` and `check` show whether they are `checked`. */
  kind?: 'action' | 'radio' | 'check';
  checked?: boolean;
  /** Whether the entry is the link to the page that the user is on. */
  current?: boolean;
  icon?: ReactNode;
  /** A number after the label; 0 is not shown. */
  count?: number;
  /** A quiet text after the label that tells what kind of entry this is. */
  detail?: string;
  /** Language of the label, if it differs from the language of the app. */
  lang?: string;
  /** Whether the action is destructive. The entry is then red. */
  danger?: boolean;
  disabled?: boolean;
  /** Why the entry is disabled. It can then be focused and says so, but has no effect. */
  reason?: string | undefined;
  /** Whether a divider precedes the entry, so that the entry begins a new group. */
  hasDivider?: boolean;
  /** Whether the menu stays open after the entry is selected. */
  keepsOpen?: boolean;
  /** Path of a link within the app. */
  to?: string;
  /** External URL. Only http(s) and mailto URLs are allowed. */
  href?: string;
  onSelect?: () => void;
}

export interface MenuOptions {
  entries: readonly MenuEntry[];
  /** Accessible name of the menu, if it differs from that of the menu button. */
  label?: string;
  /** Content above the entries. The arrow keys skip it. */
  header?: ReactNode;
  /** Whether the menu opens next to its button instead of below it. */
  aside?: boolean;
}

/** Props that connect an open menu to the button that opened it. */
export interface MenuPopupAnchor {
  id: string;
  /** The menu button; null while the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

export type MenuPopupProps = MenuOptions & MenuPopupAnchor;
