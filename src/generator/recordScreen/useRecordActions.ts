import { useLocation, useNavigate } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { getScreenPath } from '../../model/routes/routePaths';
import type { NavigationTarget, NavigationActionKind } from '../actions/types';
import { useActions, type ActionsController } from '../actions/useActions';
import { useDelayedCallback } from '../queries/useDelayedCallback';
import { useReloadList } from '../queries/useReloadList';
import { getDialogQueryString, type ListDialog } from '../queries/listParams';
import type { Row } from '../shared/listRowIds';
import { getOriginScreenPath } from '../shared/originPath';
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
export function useRecordActions({ module, routeIndex, onEdit, onChanged, onGone }: Options): ActionsController {
  const { entity } = module;
  const navigate = useNavigate();
  // The path of the screen that opened the view is passed on to the form, so that form and view return to the same
  // screen.
  const from = getOriginScreenPath(useLocation().state);
  const reload = useReloadList(entity.name);
  const readAgain = useDelayedCallback(async () => {
    await reload();
    await onChanged();
  });
  const opensOverList = (dialog: ListDialog): NavigationTarget | undefined => {
    const list = getScreenPath(entity, 'list', undefined, routeIndex);
    return list === undefined ? undefined : { to: `${list}?${getDialogQueryString(dialog)}` };
  };
  const getDestination = (kind: NavigationActionKind, record?: Row): NavigationTarget | (() => void) | undefined => {
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
