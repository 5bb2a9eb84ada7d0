/** What a menu shows. */
import type { ReactNode } from 'react';

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
  hasDivider?: boolean;
  /** The menu stays open for another choice. */
  keepsOpen?: boolean;
  /** Leads there. */
  to?: string;
  /** Leads out of the app: http(s) or mailto alone. */
  href?: string;
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

/** What an open menu knows of its button. */
export interface OpenMenuAnchor {
  id: string;
  /** The button; null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

export type OpenMenuProps = MenuOptions & OpenMenuAnchor;
