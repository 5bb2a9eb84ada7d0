import { useT } from '../../i18n/useT';
import { fillText } from '../../model/values/template';
import type { Entity } from '../../model/entity/entity';
import { rowName, type Row } from '../records/row';

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
  const t = useT();
  const { title: all, noun, messages, singleton } = entity;
  const told = record && named !== undefined ? fillText(named, record) : undefined;
  const create = messages['createLabel'] ?? t('form.createNoun', { noun });
  const name = isNew ? create : (told ?? (record ? rowName(entity, record) : ''));
  return singleton || name === '' ? { title: all, tab: all } : { title: name, tab: `${name} · ${all}` };
}
