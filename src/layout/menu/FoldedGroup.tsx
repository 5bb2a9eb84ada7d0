import { useId, useState } from 'react';
import { LinkBase } from 'ra-core';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { LateMenu } from '../../widgets/LateMenu';
import { EntryIcon } from '../icons';
import type { MenuEntry } from './useMenu';

/** All links below an entry, groups within groups laid flat. */
const linksOf = (entries: MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [...(entry.path ? [entry] : []), ...linksOf(entry.children)]);

/** A group of the folded sidebar: its icon opens its entries beside it. */
export function FoldedGroup({ entry }: { entry: MenuEntry }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = (): void => setAnchor(null);
  return (
    <ListItem disablePadding>
      <Tooltip title={entry.title} placement="right" enterDelay={0}>
        <ListItemButton
          selected={entry.active}
          aria-label={entry.title}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ListItemIcon>
            <EntryIcon name={entry.icon} />
          </ListItemIcon>
        </ListItemButton>
      </Tooltip>
      <LateMenu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {linksOf(entry.children).map(({ key, path = '', title, active }) => (
          <MenuItem key={key} component={LinkBase} to={path} selected={active} onClick={close}>
            {title}
          </MenuItem>
        ))}
      </LateMenu>
    </ListItem>
  );
}
