import { useAppTranslate } from '../../i18n/useAppTranslate';
import { fillText } from '../../model/values/fillTemplate';
import type { Entity } from '../../model/entity/entity';
import { getRowName, type Row } from '../records/rowIds';

export interface RecordTitle {
  /** Over the screen: where it is says the frame's own trail. */
  title: string;
  /** In the browser's tab and history, where the trail is not. */
  tab: string;
}

/**
 * `Charging at night`, in the tab `Charging at night · Articles`.
 * @param named what names the record, where its label does not
 */
export function useRecordTitle(entity: Entity, record: Row | undefined, isNew: boolean, named?: string): RecordTitle {
  const t = useAppTranslate();
  const { title: all, noun, messages, singleton } = entity;
  const told = record && named !== undefined ? fillText(named, record) : undefined;
  const create = messages['createLabel'] ?? t('form.createNoun', { noun });
  const name = isNew ? create : (told ?? (record ? getRowName(entity, record) : ''));
  return singleton || name === '' ? { title: all, tab: all } : { title: name, tab: `${name} · ${all}` };
}
