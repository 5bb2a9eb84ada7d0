import { ActionsMenu } from '../actions/ActionsMenu';
import { ActionButton } from './ListToolbar';
import type { Row } from '../shared/listRowIds';
import { getRowTitle } from '../shared/getRowTitle';
import { useListRows } from './listRowsContext';

/**
 * The actions of one row. Some actions are visible buttons, all other actions are in a menu. If the row has no
 * actions, nothing is rendered.
 */
export function RowActions({ row }: { row: Row }) {
  const { entity, getActions, preloadForm } = useListRows();
  const actions = getActions(row);
  const name = getRowTitle(entity, row);
  const buttons = actions.filter(({ isButton }) => isButton);
  const others = actions.filter(({ isButton }) => !isButton);
  const menu =
    others.length > 0 ? <ActionsMenu actions={others} name={name} preload={preloadForm} size="small" /> : null;
  if (buttons.length === 0) return menu;
  return (
    <span className="wd-row-buttons">
      {buttons.map((action) => (
        <ActionButton key={action.name} action={action} about={name} />
      ))}
      {menu}
    </span>
  );
}
