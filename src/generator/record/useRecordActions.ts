import { useLocation, useNavigate } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { pathTo } from '../../model/routes/paths';
import type { Destination, Leading } from '../actions/types';
import { useActions, type Actions } from '../actions/useActions';
import { useLater } from '../read/useLater';
import { useReload } from '../read/useReload';
import { dialogSearch, type OpenDialog } from '../read/listParams';
import type { Row } from '../records/row';
import { getOrigin } from '../records/origin';
import { wayTo } from '../actions/wayInto';

interface Options {
  module: EntityModule;
  reading: number;
  /** Opens the form over the view, where it is a dialog; absent in the form itself. */
  onEdit?: () => void;
  /** Reads the record again. */
  onChanged: () => unknown;
  /** The record is gone. */
  onGone: () => void;
}

/** What can be done with the record of a screen: of its view, or of its form. */
export function useRecordActions({ module, reading, onEdit, onChanged, onGone }: Options): Actions {
  const { entity } = module;
  const navigate = useNavigate();
  // The form leads back to where its view does.
  const from = getOrigin(useLocation().state);
  const reload = useReload(entity.name);
  const readAgain = useLater(async () => {
    await reload();
    await onChanged();
  });
  const overList = (dialog: OpenDialog): Destination | undefined => {
    const list = pathTo(entity, 'list', undefined, reading);
    return list === undefined ? undefined : { to: `${list}?${dialogSearch(dialog)}` };
  };
  const destination = (kind: Leading, record?: Row): Destination | (() => void) | undefined => {
    if (kind === 'edit' ? !onEdit : kind !== 'duplicate') return undefined;
    const way = wayTo(entity, kind, record, reading);
    if (!way) return undefined;
    if ('dialog' in way) return kind === 'edit' ? onEdit : overList(way.dialog);
    return kind === 'edit' ? () => void navigate(way.to, { state: { from, record: way.record } }) : { to: way.to };
  };
  return useActions({
    module,
    destination,
    onChanged: readAgain,
    onDeleted: onGone,
  });
}
