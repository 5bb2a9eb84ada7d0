import { useNarrow } from '../../ui/theme/media';
import { OffersMenu } from '../actions/OffersMenu';
import type { Offer } from '../actions/types';
import { OfferButton } from '../list/ListTools';

interface Props {
  offers: readonly Offer[];
  /** Fetches ahead what a button may lead to. */
  warm?: () => void;
  /** What the record is called. */
  name: string;
}

/** What can be done with the record of a screen: buttons in its head, on a telephone a menu. */
export function RecordActions({ offers, warm, name }: Props) {
  const narrow = useNarrow();
  // All but what leads to the form.
  const folded = narrow ? offers.filter(({ kind }) => kind !== 'edit') : [];
  const isFolded = folded.length > 1;
  return (
    <>
      {offers.map((offer) =>
        isFolded && folded.includes(offer) ? null : (
          <OfferButton key={offer.name} offer={offer} {...(warm ? { warm } : {})} />
        ),
      )}
      {isFolded && <OffersMenu offers={folded} name={name} warm={warm} />}
    </>
  );
}
