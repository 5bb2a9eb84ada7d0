import type { Entity } from '../../model/entity/entity';
import { getFieldAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { toText } from '../../model/values/isEmpty';
import { getChoiceLabel } from '../../model/values/translatedOptionNames';
import { getIdForDisplay, type Row } from './listRowIds';

/**
 * Returns the names of the fields whose values form the title of a row. If several fields together identify a row,
 * the title field alone is not unique. The id fields that the list shows are then added. Other id fields are left
 * out, because they would be numbers without meaning for the user.
 */
const getNames = ({ titleField, ids, list }: Pick<Entity, 'titleField' | 'ids' | 'list'>): readonly string[] => {
  const isShown = (id: string): boolean => list?.columns.some(({ field }) => field === id) ?? true;
  return ids.length > 1 ? [...new Set([titleField, ...ids.filter(isShown)])] : [titleField];
};

/**
 * Returns the title of a row, with the labels of codes. If the title is empty, returns the id. A number that identifies the row together with its
 * title says of what it is the number: `SG-TD-01 · connector 0`.
 */
export function getRowTitle(entity: Entity, row: Row, names: readonly string[] = getNames(entity)): string {
  const title = names
    .map((name, index) => {
      const value = getValueAtPath(entity.shape, name, row);
      const isNumber = index > 0 && typeof value === 'number' && entity.ids.length > 1 && entity.ids.includes(name);
      return isNumber
        ? `· ${entity.singularName} ${value}`
        : (getChoiceLabel(getFieldAtPath(entity.shape, name)?.choices ?? [], value) ?? toText(value));
    })
    .filter(Boolean)
    .join(' ');
  return title.replace(/^· /, '') || toText(getIdForDisplay(entity, row));
}
