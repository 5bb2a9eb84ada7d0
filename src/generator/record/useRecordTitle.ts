import { useT } from '../../i18n/useT';
import type { Entity } from '../../model/entity';
import { rowName, type Row } from '../list/row';

/** `Articles › Create`, `Articles › Charging at night`: where the user is, also in the browser's history. */
export function useRecordTitle(entity: Entity, record: Row | undefined, isNew: boolean): string {
  const t = useT();
  if (entity.single) return entity.title;
  if (isNew) return `${entity.title} › ${t('form.create')}`;
  const name = record ? rowName(entity, record) : '';
  return name === '' ? entity.title : `${entity.title} › ${name}`;
}
