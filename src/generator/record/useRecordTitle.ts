import { useT } from '../../i18n/useT';
import { fillText } from '../../model/template';
import type { Entity } from '../../model/entity';
import { rowName, type Row } from '../list/row';

/**
 * `Articles › Create`, `Articles › Charging at night`: where the user is, also in the browser's history.
 * @param named what names the record, where its label does not
 */
export function useRecordTitle(entity: Entity, record: Row | undefined, isNew: boolean, named?: string): string {
  const t = useT();
  if (entity.single) return entity.title;
  if (isNew) return `${entity.title} › ${t('form.create')}`;
  const told = record && named !== undefined ? fillText(named, record) : undefined;
  const name = told ?? (record ? rowName(entity, record) : '');
  return name === '' ? entity.title : `${entity.title} › ${name}`;
}
