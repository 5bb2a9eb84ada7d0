/** Creates the calls of a resource for the data provider. */
import type { ResourceCalls } from '../dataProvider/contract/types';
import { getFieldValue } from './model/values/getFieldValue';
import type { Call, Entity } from './model/entity/entity';
import { getRecordId, getRecordIdParts } from './model/values/recordIds';

/** What an entity and its entry in the manifest have in common. */
interface Named {
  name: string;
  title: string;
  ids: readonly string[];
  singleton?: boolean;
  getsRow?: boolean;
  getsId?: boolean;
  isSerialized?: boolean;
}

/**
 * Whether a response is a record of this entity: it must contain at least one field besides the id. If the entity
 * is a `singleton` with required fields, it must contain at least one required field. If the schema allows
 * additional properties and requires no field, any key besides the id is sufficient.
 */
export function isRecord({ shape, ids, singleton }: Entity, row: Readonly<Record<string, unknown>>): boolean {
  const fields = Object.values(shape.fields).filter(({ name, writeOnly }) => !writeOnly && !ids.includes(name));
  const required = fields.filter(({ name }) => shape.required.includes(name));
  const telling = singleton && required.length > 0 ? required : fields;
  const mayBeOther = shape.isOpen === true && required.length === 0;
  return (
    telling.length === 0 ||
    telling.some((field) => getFieldValue(row, field) !== undefined) ||
    (mayBeOther && Object.keys(row).some((name) => !ids.includes(name)))
  );
}

/** @param loadSerializer loads the conversion of values; used if the entity needs one */
export const createResourceCalls = (
  { name, title, ids, singleton, getsRow, getsId, isSerialized }: Named,
  calls: Record<string, Call>,
  loadSerializer: NonNullable<ResourceCalls['loadSerializer']>,
): ResourceCalls => ({
  name,
  title,
  ids,
  calls,
  getId: (row) => getRecordId(ids, row),
  getIdParts: (id) => getRecordIdParts(ids, id),
  ...(singleton ? { singleton } : {}),
  ...(getsRow ? { getFromList: getsRow } : {}),
  ...(getsId ? { getFromId: getsId } : {}),
  ...(isSerialized ? { loadSerializer } : {}),
});
