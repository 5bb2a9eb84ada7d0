import { useId, type ReactNode } from 'react';
import { useStore } from 'ra-core';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { MenuIcon } from './icons';
import type { MenuEntry } from './useMenuEntries';

/** A menu group in the expanded sidebar. It is open by default. The browser stores whether it is open. */
export function MenuGroup({ entry, children }: { entry: MenuEntry; children: ReactNode }) {
  const [open, setOpen] = useStore(`sidebar.group.${entry.key}`, true);
  const listId = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
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
