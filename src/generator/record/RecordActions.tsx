import { useIsPhone } from '../../ui/theme/mediaQueries';
import { ActionsMenu } from '../actions/ActionsMenu';
import type { AvailableAction } from '../actions/types';
import { ActionButton } from '../list/ListToolbar';

interface Props {
  actions: readonly AvailableAction[];
  /** Fetches ahead what a button may lead to. */
  preload?: () => void;
  /** What the record is called. */
  name: string;
}

/** What can be done with the record of a screen: buttons in its head, on a telephone a menu. */
export function RecordActions({ actions, preload, name }: Props) {
  const narrow = useIsPhone();
  // All but what leads to the form.
  const folded = narrow ? actions.filter(({ kind }) => kind !== 'edit') : [];
  const isFolded = folded.length > 1;
  return (
    <>
      {actions.map((offer) =>
        isFolded && folded.includes(offer) ? null : (
          <ActionButton key={offer.name} action={offer} {...(preload ? { warm: preload } : {})} />
        ),
      )}
      {isFolded && <ActionsMenu actions={folded} name={name} preload={preload} />}
    </>
  );
}
