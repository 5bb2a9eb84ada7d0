/** Creates the calls of a resource for the data provider. */
import type { ResourceCalls } from '../dataProvider/contract/types';
import type { Call } from './model/entity/entity';
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
