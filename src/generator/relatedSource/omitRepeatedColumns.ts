import type { Column, Entity, ObjectShape, RelatedList } from '../../model/entity/entity';
import { getFieldAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { toText } from '../../model/values/isEmpty';
import { getLinkColumn, type Row } from '../shared/listRowIds';

/**
 * Columns whose values the record says itself, by field, with the value of the record. It is undefined if the record has
 * no field of that name.
 */
export type RepeatedValues = Readonly<Record<string, unknown>>;

/**
 * Returns the columns of a related list that are expected to repeat a value of the record in each row. The column that
 * links to the rows is none of them, unless they have no screen or are parts of the record's own entity.
 * @param isOwnEntity whether the rows are of the record's own entity
 */
export function getRepeatedValues(
  entity: Entity,
  { filtersFromRecord = {}, omitColumns = [] }: RelatedList,
  shape: ObjectShape,
  record: Row,
  isOwnEntity: boolean,
): RepeatedValues {
  const { form, view } = entity;
  const kept = (form ?? view) && !isOwnEntity ? getLinkColumn(entity) : undefined;
  const read = (path: string): unknown =>
    getFieldAtPath(shape, path) ? getValueAtPath(shape, path, record) : undefined;
  const values = [
    ...omitColumns.map((name) => [name, read(name)] as const),
    ...Object.values(filtersFromRecord).map((path) => [path, read(path)] as const),
    ...Object.entries(filtersFromRecord).map(([name, path]) => [name, read(path)] as const),
  ];
  return Object.fromEntries(values.filter(([name]) => name !== kept));
}

/**
 * Returns the entity without the columns that repeat a value in all loaded rows. A filter may also find rows of other
 * records, for example by a part of their name. Only such a column tells them apart, so it stays.
 */
export function omitRepeatedColumns(entity: Entity, repeated: RepeatedValues, rows: readonly Row[]): Entity {
  const { list, shape } = entity;
  const isRepeated = ({ field }: Column): boolean => {
    if (!Object.hasOwn(repeated, field)) return false;
    const texts = rows.map((row) => toText(getValueAtPath(shape, field, row))).filter(Boolean);
    const said = toText(repeated[field]) || texts[0];
    return texts.every((text) => text === said);
  };
  const columns = list?.columns.filter((column) => !isRepeated(column));
  return list && columns && columns.length > 0 ? { ...entity, list: { ...list, columns } } : entity;
}
