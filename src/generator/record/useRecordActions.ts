import { useNavigate } from 'ra-core';
import type { EntityModule } from '../../model/entity';
import { pathTo } from '../../model/paths';
import type { Destination, Leading } from '../actions/types';
import { useActions, type Actions } from '../actions/useActions';
import { useLater } from '../actions/useLater';
import { useReload } from '../actions/useReload';
import { dialogSearch } from '../list/listParams';
import type { Row } from '../list/row';
import { copyPath } from './copyPath';

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
  const reload = useReload(entity.name);
  const readAgain = useLater(async () => {
    await reload();
    await onChanged();
  });
  /** The form of a new record, be it a page of its own or a dialog over the list. */
  const copyOf = (id: unknown): Destination | undefined => {
    const list = entity.form?.in === 'dialog' ? pathTo(entity, 'list', undefined, reading) : undefined;
    const to = list === undefined ? copyPath(entity, id, reading) : `${list}?${dialogSearch({ copy: String(id) })}`;
    return to === undefined ? undefined : { to };
  };
  const destination = (kind: Leading, record?: Row): Destination | (() => void) | undefined => {
    if (kind === 'duplicate') return copyOf(record?.['id']);
    if (kind !== 'edit' || !onEdit) return undefined;
    if (entity.form?.in === 'dialog') return onEdit;
    const to = pathTo(entity, 'update', record?.['id'], reading);
    return to === undefined ? undefined : () => void navigate(to, { state: { record: record?.['id'] } });
  };
  return useActions({
    module,
    destination,
    onChanged: readAgain,
    onDeleted: onGone,
  });
}
