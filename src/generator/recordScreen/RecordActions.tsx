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

/**
 * The actions of a record screen. They are buttons in the header. On a phone, only Edit is a button, and the other
 * actions are entries of a menu.
 */
export function RecordActions({ actions, preload, name }: Props) {
  const narrow = useIsPhone();
  // On a phone, all actions except Edit are menu entries.
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
