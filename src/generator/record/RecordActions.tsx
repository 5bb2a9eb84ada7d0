import MoreVert from '@mui/icons-material/MoreVert';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';
import { useNarrow } from '../../ui/media';
import { useMenu } from '../../ui/menu/useMenu';
import type { Offer } from '../actions/types';
import { OfferButton } from '../list/ListTools';

interface Props {
  offers: readonly Offer[];
  /** Fetches ahead what a button may lead to. */
  warm?: () => void;
  /** What the record is called. */
  name: string;
}

/** On a telephone everything but what leads to the form. */
function MoreActions({ offers, name }: Pick<Props, 'offers' | 'name'>) {
  const t = useT();
  const label = t('list.rowActions', { name });
  const entries = offers.map((offer) => ({
    key: offer.name,
    label: offer.label,
    danger: offer.isDanger,
    disabled: offer.isDisabled || offer.isBusy,
    onSelect: offer.run,
  }));
  const { button, menu } = useMenu({ entries, label });
  return (
    <>
      <IconButton label={label} hint={false} {...button}>
        <MoreVert />
      </IconButton>
      {menu}
    </>
  );
}

/** What can be done with the record of a screen: buttons in its head, on a telephone a menu. */
export function RecordActions({ offers, warm, name }: Props) {
  const narrow = useNarrow();
  const folded = narrow ? offers.filter(({ kind }) => kind !== 'edit') : [];
  const isFolded = folded.length > 1;
  return (
    <>
      {offers.map((offer) =>
        isFolded && folded.includes(offer) ? null : (
          <OfferButton key={offer.name} offer={offer} {...(warm ? { warm } : {})} />
        ),
      )}
      {isFolded && <MoreActions offers={folded} name={name} />}
    </>
  );
}
