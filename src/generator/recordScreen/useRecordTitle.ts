import { useAppTranslate } from '../../i18n/useAppTranslate';
import { fillTextTemplate } from '../../model/values/fillTemplates';
import type { Entity } from '../../model/entity/entity';
import type { Row } from '../shared/listRowIds';
import { getRowTitle } from '../shared/getRowTitle';

export interface RecordTitle {
  /** The heading of the screen. It does not name the entity, because the breadcrumbs show it. */
  title: string;
  /** The title in the browser's tab and history. It names the entity, because there are no breadcrumbs. */
  tab: string;
}

/**
 * Returns the titles of a record screen. For example, the heading is `Charging at night` and the title of the
 * browser tab is `Charging at night · Articles`.
 * @param named template of a title that replaces the record's title
 */
export function useRecordTitle(entity: Entity, record: Row | undefined, isNew: boolean, named?: string): RecordTitle {
  const t = useAppTranslate();
  const { title: all, singularName, messages, singleton } = entity;
  const message = record && named !== undefined ? fillTextTemplate(named, record) : undefined;
  const create = messages['createTitle'] ?? t('form.createTitle', { singularName });
  const name = isNew ? create : (message ?? (record ? getRowTitle(entity, record) : ''));
  return singleton || name === '' ? { title: all, tab: all } : { title: name, tab: `${name} · ${all}` };
}
