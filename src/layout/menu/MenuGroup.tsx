import { useId, type ReactNode } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { MenuIcon } from './icons';
import type { MenuEntry } from './useMenuEntries';

interface Props {
  entry: MenuEntry;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A menu group in the expanded sidebar. */
export function MenuGroup({ entry, open, onToggle, children }: Props) {
  const listId = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={onToggle}
        // A closed group is highlighted if it contains the current screen.
        className={`wd-place ${!open && entry.active ? 'wd-place-current' : ''}`}
      >
        <MenuIcon name={entry.icon ?? entry.key} />
        <span>{entry.title}</span>
        <ExpandMore fontSize="small" className="wd-place-arrow" />
      </button>
      {open ? (
        <ul id={listId} aria-label={entry.title}>
          {children}
        </ul>
      ) : null}
    </li>
  );
}
