import { useId } from 'react';
import { ListItemText, Menu, MenuItem } from '@mui/material';
import type { Option } from '../../model/entity/entity';
import type { MenuPopupAnchor } from '../../ui/menu/types';
import { isSameCode } from '../normalizeOptions';

export interface ChoiceEntry extends Option {
  /** Whether the entry is an instruction or a message, which cannot be chosen. */
  disabled?: boolean;
}

interface ChoiceListProps {
  entries: readonly ChoiceEntry[];
  value: unknown;
  /** Label of the control. */
  label: string;
  onChoose: (entry: ChoiceEntry) => void;
}

/** The open dropdown of a `DropdownControl`. It is below the frame of the control and at least as wide as the frame. */
export function ChoiceList({
  id,
  anchor,
  onClose,
  entries,
  value,
  label,
  onChoose,
}: ChoiceListProps & MenuPopupAnchor) {
  const frame = anchor?.parentElement ?? null;
  const describedId = useId();
  const choose = (entry: ChoiceEntry): void => {
    onClose();
    onChoose(entry);
  };
  return (
    <Menu
      anchorEl={frame}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{
        list: { id, role: 'listbox', 'aria-label': label, disableListWrap: true },
        paper: { style: { minWidth: frame?.clientWidth } },
      }}
    >
      {entries.map((entry, index) => {
        const descriptionId = `${describedId}-${index}`;
        const isChosen = isSameCode(entry.value, value);
        return (
          <MenuItem
            key={String(entry.value)}
            {...{ role: 'option', 'aria-selected': isChosen }}
            {...(entry.description ? { 'aria-label': entry.label, 'aria-describedby': descriptionId } : {})}
            selected={isChosen}
            disabled={entry.disabled ?? false}
            onClick={() => choose(entry)}
          >
            {entry.description ? (
              <ListItemText
                primary={entry.label}
                secondary={entry.description}
                slotProps={{ secondary: { id: descriptionId, className: 'wd-option-description' } }}
              />
            ) : (
              entry.label
            )}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
