/** Types of the contents of a menu. */
import type { ReactNode } from 'react';

export interface MenuEntry {
  key: string;
  label: string;
  /** `radio` and `check` show whether they are `checked`. */
  kind?: 'action' | 'radio' | 'check';
  checked?: boolean;
  /** The current location. */
  current?: boolean;
  icon?: ReactNode;
  /** Language of the label, if it differs from the app's. */
  lang?: string;
  /** The action is destructive. */
  danger?: boolean;
  disabled?: boolean;
  /** Preceded by a divider: begins a new group. */
  hasDivider?: boolean;
  /** The menu stays open after selection. */
  keepsOpen?: boolean;
  /** Path of the link within the app. */
  to?: string;
  /** External URL: http(s) or mailto only. */
  href?: string;
  onSelect?: () => void;
}

export interface MenuOptions {
  entries: readonly MenuEntry[];
  /** Accessible name of the menu, if it differs from that of its button. */
  label?: string;
  /** Shown above the entries; arrow keys skip it. */
  header?: ReactNode;
  /** Opens next to the button instead of below it. */
  aside?: boolean;
}

/** Props that connect an open menu to its button. */
export interface OpenMenuAnchor {
  id: string;
  /** The button; null if the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

export type OpenMenuProps = MenuOptions & OpenMenuAnchor;
