/** Provides the calls of each resource for the data provider. The calls are read from the entity definitions. */
import type {
  RecordSerializer,
  ResourceCalls,
  ResourceRegistry,
  SerializerOptions,
} from '../dataProvider/contract/types';
import { customResources } from './generator/extensions/extensions';
import { getFieldValue } from './model/values/getFieldValue';
import type { Call, Entity } from './model/entity/entity';
import { getRecordId, getRecordIdParts } from './model/values/recordIds';
import { getOwnProperty } from './model/values/getOwnProperty';
import { findManifestEntry, loadEntity } from './model/registry/entityRegistry';

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
function isRecord({ shape, ids, singleton }: Entity, row: Readonly<Record<string, unknown>>): boolean {
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

/** The conversion of values is a chunk of its own, because most entities need none. */
const loadSerializer = async (name: string, options: SerializerOptions): Promise<RecordSerializer> => {
  const { createRecordSerializer } = await import('./model/serializations/createRecordSerializer');
  return createRecordSerializer((await loadEntity(name)).entity, options);
};

const getResourceCalls = (
  { name, title, ids, singleton, getsRow, getsId, isSerialized }: Named,
  calls: Record<string, Call>,
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
  ...(isSerialized ? { loadSerializer: (options) => loadSerializer(name, options) } : {}),
});

export const resourceRegistry: ResourceRegistry = {
  pageTable: (resource) => {
    const entry = findManifestEntry(resource);
    return entry?.page ? getResourceCalls(entry, { page: entry.page }) : undefined;
  },
  // A resource that is defined by a file `NAME.resource.tsx` and has no schema uses plain REST calls, with its name
  // as the path. The result is not cached here, so that an edited schema takes effect immediately.
  getResourceCalls: async (resource) => {
    if (!findManifestEntry(resource) && getOwnProperty(customResources, resource)) {
      const { createRestCalls } = await import('./model/wire/createRestCalls');
      return getResourceCalls({ name: resource, title: resource, ids: ['id'] }, createRestCalls({ path: resource }));
    }
    const { entity } = await loadEntity(resource);
    return { ...getResourceCalls(entity, entity.calls), isRecord: (row) => isRecord(entity, row) };
  },
};
