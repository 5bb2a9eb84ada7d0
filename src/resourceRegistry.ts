/** Provides the calls of each resource for the data provider. The calls are read from the entity definitions. */
import type { ResourceCalls, ResourceRegistry } from '../dataProvider/contract/types';
import type { RecordSerializer, SerializerOptions } from '../dataProvider/contract/serializers';
import { defaultDialect } from 'virtual:wattdesk/dialects';
import { customResources } from './generator/extensions/extensions';
import { createResourceCalls } from './createResourceCalls';
import type { Call } from './model/entity/entity';
import { getOwnProperty } from './model/values/getOwnProperty';
import { findManifestEntry, loadEntity } from './model/registry/entityRegistry';
import { isRecord } from './model/wire/isRecord';

/** The conversion of values is a chunk of its own, because most entities need none. */
const loadSerializers = () => import('./model/serializations/createRecordSerializer');

const loadSerializer = async (name: string, options: SerializerOptions): Promise<RecordSerializer> => {
  const { createRecordSerializer } = await loadSerializers();
  const module = await loadEntity(name);
  return createRecordSerializer(module.entity, options, module);
};

const createCalls = (named: Parameters<typeof createResourceCalls>[0], calls: Record<string, Call>): ResourceCalls =>
  createResourceCalls(named, calls, (options) => loadSerializer(named.name, options));

export const resourceRegistry: ResourceRegistry = {
  loadSerializers,
  pageTable: (resource) => {
    const entry = findManifestEntry(resource);
    return entry?.page ? createCalls(entry, { page: entry.page }) : undefined;
  },
  // A resource that is defined by a file `NAME.resource.tsx` and has no schema uses plain REST calls, with its name
  // as the path. The result is not cached here, so that an edited schema takes effect immediately.
  getResourceCalls: async (resource) => {
    if (!findManifestEntry(resource) && getOwnProperty(customResources, resource)) {
      const { createRestCalls } = await import('./model/wire/createRestCalls');
      return createCalls(
        { name: resource, title: resource, ids: ['id'] },
        createRestCalls({ path: resource, dialect: defaultDialect }),
      );
    }
    const { entity } = await loadEntity(resource);
    return {
      ...createCalls(entity, entity.calls),
      changedAtPath: entity.conflictCheck?.at,
      isRecord: (row) => isRecord(entity, row),
    };
  },
};
