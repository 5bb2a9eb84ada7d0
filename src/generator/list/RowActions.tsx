import MoreVert from '@mui/icons-material/MoreVert';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';
import type { MenuEntry } from '../../ui/menu/types';
import { useMenu } from '../../ui/menu/useMenu';
import type { Offer } from '../actions/types';
import { OfferButton } from './ListTools';
import { rowName, type Row } from './row';
import { useRows } from './rows';

const entryOf = ({ name, label, isDanger, isDisabled, run }: Offer): MenuEntry => ({
  key: name,
  label,
  danger: isDanger,
  disabled: isDisabled,
  onSelect: run,
});

/** The menu of one row (⋮). A row without any entry has no button. */
function RowMenu({ row, offers }: { row: Row; offers: readonly Offer[] }) {
  const t = useT();
  const { entity, warm } = useRows();
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

/** What can be done with one row: buttons in sight, and a menu with everything else. */
export function RowActions({ row }: { row: Row }) {
  const { entity, offersOf } = useRows();
  const offers = offersOf(row);
  const name = rowName(entity, row);
  const buttons = offers.filter(({ isButton }) => isButton);
  const menu = <RowMenu row={row} offers={offers.filter(({ isButton }) => !isButton)} />;
  if (buttons.length === 0) return menu;
  return (
    <span className="wd-row-buttons">
      {buttons.map((offer) => (
        <OfferButton key={offer.name} offer={offer} about={name} />
      ))}
      {menu}
    </span>
  );
}
