import { useId, useState } from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, MenuItem } from '@mui/material';
import { useTranslate } from 'ra-core';
import { LateMenu } from '../../widgets/LateMenu';
import { useWarmForm } from '../formParts';
import { rowName, type Row } from './actionable';
import { useRows } from './rows';

/** The actions of one row (⋮). A row without any has no button (SHELL-021, SHELL-054). */
export function RowMenu({ row }: { row: Row }) {
  const translate = useTranslate();
  const { entity, actionsOf } = useRows();
  const warm = useWarmForm(entity);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const actions = actionsOf(row);
  if (actions.length === 0) return null;
  const name = translate('wd.list.rowActions', { _: 'Actions for %{name}', name: rowName(entity, row) });
  return (
    <>
      <IconButton
        size="small"
        aria-label={name}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          warm();
        }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <LateMenu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': name } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.name}
            onClick={() => {
              setAnchor(null);
              action.run();
            }}
            sx={action.name === 'delete' ? { color: 'error.main' } : undefined}
          >
            {action.label}
          </MenuItem>
        ))}
      </LateMenu>
    </>
  );
}
