import { useId, type ReactNode } from 'react';
import { useStore } from 'ra-core';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { EntryIcon } from './icons';
import type { MenuPlace } from './useMenuEntries';

/** A group of the unfolded sidebar. Open at first; whoever closes one finds it closed again. */
export function MenuGroup({ place, children }: { place: MenuPlace; children: ReactNode }) {
  const [open, setOpen] = useStore(`sidebar.group.${place.key}`, true);
  const listId = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        // A closed group shows that the present screen is inside of it.
        className={`wd-place ${!open && place.active ? 'wd-place-current' : ''}`}
      >
        <EntryIcon name={place.icon ?? place.key} />
        <span>{place.title}</span>
        <ExpandMore fontSize="small" className="wd-place-arrow" />
      </button>
      {open ? (
        <ul id={listId} aria-label={place.title}>
          {children}
        </ul>
      ) : null}
    </li>
  );
}
