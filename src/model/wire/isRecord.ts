import type { Entity } from '../entity/entity';
import { getFieldValue } from '../values/getFieldValue';

/**
 * Whether a response is a record of this entity: it must contain at least one field besides the id. If the entity
 * is a `singleton` with required fields, it must contain at least one required field. If the schema requires no field,
 * a record may consist of its ids, and if it also allows additional properties, of any other keys.
 */
export function isRecord({ shape, ids, singleton }: Entity, row: Readonly<Record<string, unknown>>): boolean {
  const fields = Object.values(shape.fields).filter(({ name, writeOnly }) => !writeOnly && !ids.includes(name));
  const required = fields.filter(({ name }) => shape.required.includes(name));
  const telling = singleton && required.length > 0 ? required : fields;
  const keys = Object.keys(row);
  return (
    telling.length === 0 ||
    telling.some((field) => getFieldValue(row, field) !== undefined) ||
    (required.length === 0 && keys.length > 0 && (shape.isOpen === true || keys.every((name) => ids.includes(name))))
  );
}
