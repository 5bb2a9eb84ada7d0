import { useAppTranslate } from '../../i18n/useAppTranslate';
import { fillText } from '../../model/values/fillTemplate';
import type { Entity } from '../../model/entity/entity';
import { getRowName, type Row } from '../shared/rowIds';

export interface RecordTitle {
  /** The heading of the screen; the breadcrumbs show where it belongs. */
  title: string;
  /** The title in the browser's tab and history, where there are no breadcrumbs. */
  tab: string;
}

/**
 * Returns the titles of a record screen: `Charging at night`, in the tab `Charging at night · Articles`.
 * @param named title template to use instead of the record's title
 */
export function useRecordTitle(entity: Entity, record: Row | undefined, isNew: boolean, named?: string): RecordTitle {
  const t = useAppTranslate();
  const { title: all, singularName, messages, singleton } = entity;
  const message = record && named !== undefined ? fillText(named, record) : undefined;
  const create = messages['createLabel'] ?? t('form.createTitle', { singularName });
  const name = isNew ? create : (message ?? (record ? getRowName(entity, record) : ''));
  return singleton || name === '' ? { title: all, tab: all } : { title: name, tab: `${name} · ${all}` };
}
