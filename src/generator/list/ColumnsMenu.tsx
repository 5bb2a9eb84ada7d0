import { useState } from 'react';
import ViewColumn from '@mui/icons-material/ViewColumn';
import { Checkbox, Divider, IconButton, ListItemText, MenuItem, Tooltip } from '@mui/material';
import { useTranslate } from 'ra-core';
import { LateMenu } from '../../widgets/LateMenu';
import type { Columns } from './useColumns';

/** Lets a user choose the columns. */
export function ColumnsMenu({ columns }: { columns: Columns }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = translate('wd.list.columns', { _: 'Columns' });
  return (
    <>
      <Tooltip title={title}>
        <IconButton
          aria-label={title}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ViewColumn />
        </IconButton>
      </Tooltip>
      <LateMenu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.all.map((column) => (
          <MenuItem
            key={column.field}
            dense
            role="menuitemcheckbox"
            aria-checked={columns.isShown(column)}
            disabled={columns.isFixed(column)}
            onClick={() => columns.toggle(column)}
          >
            <Checkbox
              checked={columns.isShown(column)}
              size="small"
              tabIndex={-1}
              disableRipple
              aria-hidden
              sx={{ p: 0, mr: 1 }}
            />
            <ListItemText primary={column.title} />
          </MenuItem>
        ))}
        <Divider />
        <MenuItem dense disabled={!columns.changed} onClick={columns.reset}>
          {translate('wd.list.resetColumns', { _: 'Reset columns' })}
        </MenuItem>
      </LateMenu>
    </>
  );
}
