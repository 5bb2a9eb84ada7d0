import { useId, type ReactNode } from 'react';
import { useStore } from 'ra-core';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { EntryIcon } from '../icons';
import type { MenuEntry } from './useMenu';

/** A group of the unfolded sidebar. Open at first; whoever closes one finds it closed again. */
export function MenuGroup({ entry, children }: { entry: MenuEntry; children: ReactNode }) {
  const [open, setOpen] = useStore(`sidebar.group.${entry.key}`, true);
  const listId = useId();
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        // A closed group shows that the present screen is inside of it.
        className={!open && entry.active ? 'Mui-selected' : undefined}
      >
        <ListItemIcon>
          <EntryIcon name={entry.icon} />
        </ListItemIcon>
        <ListItemText primary={entry.title} />
        <ExpandMore
          fontSize="small"
          sx={{ opacity: 0.7, transition: 'transform .15s', transform: open ? 'none' : 'rotate(-90deg)' }}
        />
      </ListItemButton>
      <Collapse in={open} unmountOnExit>
        <List id={listId} disablePadding aria-label={entry.title}>
          {children}
        </List>
      </Collapse>
    </ListItem>
  );
}
