import { OffersMenu } from '../actions/OffersMenu';
import { OfferButton } from './ListTools';
import { rowName, type Row } from '../records/row';
import { useRows } from './rows';

/** What can be done with one row: buttons in sight, and a menu with everything else; a row without any has neither. */
export function RowActions({ row }: { row: Row }) {
  const { entity, offersOf, warm } = useRows();
  const offers = offersOf(row);
  const name = rowName(entity, row);
  const buttons = offers.filter(({ isButton }) => isButton);
  const others = offers.filter(({ isButton }) => !isButton);
  const menu = others.length > 0 ? <OffersMenu offers={others} name={name} warm={warm} size="small" /> : null;
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
