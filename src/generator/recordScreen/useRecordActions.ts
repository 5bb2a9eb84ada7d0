import { useLocation, useNavigate } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { getScreenPath } from '../../model/routes/routePaths';
import type { NavigationTarget, NavigationAction } from '../actions/types';
import { useActions, type ActionsControl } from '../actions/useActions';
import { useDelayed } from '../queries/useDelayed';
import { useReloadList } from '../queries/useReloadList';
import { getDialogSearch, type OpenDialog } from '../queries/listParams';
import type { Row } from '../shared/rowIds';
import { getOriginPath } from '../shared/originPath';
import { getScreenLink } from '../actions/recordLink';

interface Options {
  module: EntityModule;
  routeIndex: number;
  /** Opens the form in a dialog over the view. Undefined if the current screen is the form. */
  onEdit?: () => void;
  /** Reloads the record. */
  onChanged: () => unknown;
  /** Called after the record has been deleted. */
  onGone: () => void;
}

/** Provides the actions of a record for its view or its form. */
export function useRecordActions({ module, routeIndex, onEdit, onChanged, onGone }: Options): ActionsControl {
  const { entity } = module;
  const navigate = useNavigate();
  // The path of the screen that opened the view is passed on to the form, so that form and view return to the same
  // screen.
  const from = getOriginPath(useLocation().state);
  const reload = useReloadList(entity.name);
  const readAgain = useDelayed(async () => {
    await reload();
    await onChanged();
  });
  const opensOverList = (dialog: OpenDialog): NavigationTarget | undefined => {
    const list = getScreenPath(entity, 'list', undefined, routeIndex);
    return list === undefined ? undefined : { to: `${list}?${getDialogSearch(dialog)}` };
  };
  const getDestination = (kind: NavigationAction, record?: Row): NavigationTarget | (() => void) | undefined => {
    if (kind === 'edit' ? !onEdit : kind !== 'duplicate') return undefined;
    const link = getScreenLink(entity, kind, record, routeIndex);
    if (!link) return undefined;
    if ('dialog' in link) return kind === 'edit' ? onEdit : opensOverList(link.dialog);
    return kind === 'edit' ? () => void navigate(link.to, { state: { from, record: link.record } }) : { to: link.to };
  };
  return useActions({
    module,
    getNavigationTarget: getDestination,
    onChanged: readAgain,
    onDeleted: onGone,
  });
}
