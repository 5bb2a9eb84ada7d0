import { useIsPhone } from '../../ui/theme/mediaQueries';
import { ActionsMenu } from '../actions/ActionsMenu';
import type { AvailableAction } from '../actions/types';
import { ActionButton } from '../list/ListToolbar';

interface Props {
  actions: readonly AvailableAction[];
  /** Preloads the screens that the buttons open. */
  preload?: () => void;
  /** The record's title. */
  name: string;
}

/** The actions of a record screen: buttons in the header, on a phone a menu. */
export function RecordActions({ actions, preload, name }: Props) {
  const narrow = useIsPhone();
  // All actions except Edit.
  const folded = narrow ? actions.filter(({ kind }) => kind !== 'edit') : [];
  const isFolded = folded.length > 1;
  return (
    <>
      {actions.map((action) =>
        isFolded && folded.includes(action) ? null : (
          <ActionButton key={action.name} action={action} {...(preload ? { preload } : {})} />
        ),
      )}
      {isFolded && <ActionsMenu actions={folded} name={name} preload={preload} />}
    </>
  );
}
