import { LinkBase } from 'ra-core';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { EntryIcon } from '../icons';
import type { MenuEntry } from './useMenu';

export interface MenuLinkProps {
  entry: MenuEntry & { path: string };
  /** Below a group, whose icon speaks for all of its entries. */
  nested?: boolean;
  /** The sidebar shows icons only; the title is in the tooltip. */
  folded?: boolean;
  onNavigate: () => void;
}

/** One screen of the menu; the present one is marked for eye and screen reader. */
export function MenuLink({ entry, nested = false, folded = false, onNavigate }: MenuLinkProps) {
  const button = (
    <ListItemButton
      component={LinkBase}
      to={entry.path}
      selected={entry.active}
      aria-current={entry.active ? 'page' : undefined}
      aria-label={folded ? entry.title : undefined}
      onClick={onNavigate}
      className={nested ? 'nested' : undefined}
    >
      {nested ? null : (
        <ListItemIcon>
          <EntryIcon name={entry.icon} />
        </ListItemIcon>
      )}
      {folded ? null : <ListItemText primary={entry.title} />}
    </ListItemButton>
  );
  return (
    <ListItem disablePadding>
      {folded ? (
        <Tooltip title={entry.title} placement="right" enterDelay={0}>
          {button}
        </Tooltip>
      ) : (
        button
      )}
    </ListItem>
  );
}
