import { useAppTranslate } from '../../i18n/useAppTranslate';
import { ActionsMenu } from '../actions/ActionsMenu';
import { ActionButton } from './ListToolbar';
import { RowLink } from './ListColumnValue';
import type { Row } from '../shared/listRowIds';
import { getRowTitle } from '../shared/getRowTitle';
import { useListRows } from './listRowsContext';

/**
 * The actions of one row. Some actions are visible buttons, all other actions are in a menu. If the row has no
 * actions, nothing is rendered, or View if its name is no link.
 */
export function RowActions({ row }: { row: Row }) {
  const t = useAppTranslate();
  const { entity, getActions, preloadForm, isNamePlain } = useListRows();
  const actions = getActions(row);
  const name = getRowTitle(entity, row);
  if (actions.length === 0 && isNamePlain?.(row))
    return (
      <RowLink row={row}>
        {t('action.view')} <span className="wd-hidden">{name}</span>
      </RowLink>
    );
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
