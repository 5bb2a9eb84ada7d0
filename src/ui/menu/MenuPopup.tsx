import Check from '@mui/icons-material/Check';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { EXTERNAL_LINK_PROPS } from '../externalLinkProps';
import type { MenuEntry, MenuPopupProps } from './types';

const ROLES = { action: 'menuitem', radio: 'menuitemradio', check: 'menuitemcheckbox' } as const;

function getIcon({ kind, checked, icon }: MenuEntry) {
  if (kind === 'radio') return checked ? <Check fontSize="small" /> : <span />;
  if (kind === 'check') return checked ? <CheckBox fontSize="small" /> : <CheckBoxOutlineBlank fontSize="small" />;
  return icon;
}

/** The label of an entry that cannot be used, and its reason, which stays readable. */
const REASON_STYLE = {
  cursor: 'default',
  maxWidth: 320,
  whiteSpace: 'normal',
  '& .MuiListItemText-primary': { color: 'text.disabled' },
} as const;

interface EntryProps {
  entry: MenuEntry;
  /** Whether other entries begin with an icon. The label is then aligned with theirs. */
  hasIconSpace: boolean;
  onClose: () => void;
}

function Entry({ entry, hasIconSpace, onClose }: EntryProps) {
  const {
    kind = 'action',
    checked = false,
    current,
    label,
    count,
    detail,
    lang,
    danger,
    disabled,
    reason,
    keepsOpen,
    to,
    href,
    onSelect,
  } = entry;
  const icon = getIcon(entry) ?? (hasIconSpace ? <span /> : undefined);
  return (
    <MenuItem
      {...(to === undefined ? {} : { component: LinkBase, to })}
      {...(href === undefined ? {} : { component: 'a', href, ...EXTERNAL_LINK_PROPS })}
      lang={lang}
      role={ROLES[kind]}
      {...(kind === 'action' ? {} : { 'aria-checked': checked })}
      selected={current ?? (kind === 'radio' && checked)}
      disabled={disabled && reason === undefined}
      {...(reason === undefined ? {} : { 'aria-disabled': true, 'aria-label': label, 'aria-description': reason })}
      onClick={() => {
        if (reason !== undefined) return;
        if (!keepsOpen) onClose();
        onSelect?.();
      }}
      sx={reason === undefined ? (danger ? { color: 'error.main' } : undefined) : REASON_STYLE}
    >
      {icon ? <ListItemIcon>{icon}</ListItemIcon> : null}
      <ListItemText secondary={reason}>{label}</ListItemText>
      {count || detail ? (
        <Typography variant="body2" sx={{ ml: 2, color: 'text.secondary' }}>
          {count || detail}
        </Typography>
      ) : null}
    </MenuItem>
  );
}

/** The open menu of `useMenu`. Mounted when the menu is opened for the first time. */
export function MenuPopup({ id, anchor, onClose, entries, header, label, aside = false }: MenuPopupProps) {
  const hasIconSpace = entries.some((entry) => getIcon(entry) !== undefined);
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      {...(aside ? { anchorOrigin: { vertical: 'top', horizontal: 'right' } } : {})}
      slotProps={{
        paper: { sx: header ? { minWidth: 220 } : {} },
        list: {
          ...(label ? { 'aria-label': label } : {}),
          // The arrow keys reach an entry that says why it is disabled.
          disabledItemsFocusable: entries.some(({ reason }) => reason !== undefined),
        },
      }}
    >
      {header ? (
        <li role="none" className="wd-menu-header">
          {header}
        </li>
      ) : null}
      {entries.flatMap((entry) => [
        entry.hasDivider ? <Divider key={`${entry.key} line`} component="li" sx={{ my: 1 }} /> : [],
        <Entry key={entry.key} {...{ entry, hasIconSpace, onClose }} />,
      ])}
    </Menu>
  );
}
