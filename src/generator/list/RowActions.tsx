import MoreVert from '@mui/icons-material/MoreVert';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';
import type { MenuEntry } from '../../ui/menu/types';
import { useMenu } from '../../ui/menu/useMenu';
import type { Offer } from '../actions/types';
import { rowName, type Row } from './row';
import { useRows } from './rows';

const entryOf = ({ name, label, isDanger, isDisabled, run }: Offer): MenuEntry => ({
  key: name,
  label,
  danger: isDanger,
  disabled: isDisabled,
  onSelect: run,
});

/** The actions of one row (⋮). A row without any has no button. */
export function RowActions({ row }: { row: Row }) {
  const t = useT();
  const { entity, offersOf, warm } = useRows();
  const offers = offersOf(row);
  const label = t('list.rowActions', { name: rowName(entity, row) });
  const { button, menu } = useMenu({ entries: offers.map(entryOf), label });
  if (offers.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        label={label}
        hint={false}
        {...button}
        onClick={(event) => {
          warm();
          button.onClick(event);
        }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {menu}
    </>
  );
}
