import { useRecordContext } from 'ra-core';
import type { UploadOptions } from '../../../dataProvider/contract/types';
import type { Entity, Field } from '../../model/entity/entity';
import { getRecordId, getRecordIdParts } from '../../model/values/recordIds';
import { getParamNames } from '../../model/wire/parseCall';
import { useEntityModule } from '../context/currentEntity';

type UploadTarget = Pick<UploadOptions, 'params' | 'fields'>;

/** Returns the option of `upload` that describes the formats of the ids in the path. */
function getCallFields({ ids, shape }: Entity): Pick<UploadOptions, 'fields'> {
  if (!shape.isSerialized) return {};
  const [idField] = ids.length === 1 ? ids.flatMap((name) => shape.fields[name] ?? []) : [];
  return { fields: { sentFields: { ...shape.fields, ...(idField ? { id: idField } : {}) } } };
}

/**
 * Returns the values for the path of a field's upload call, which may contain the id of the record.
 * @returns undefined if the path needs the id of a record that was never saved
 */
export function useUploadTarget({ upload }: Field): UploadTarget | undefined {
  const record = useRecordContext();
  const { entity } = useEntityModule();
  if (!upload?.parsedCall || getParamNames(upload.parsedCall.path).length === 0) return {};
  const id = record && getRecordId(entity.ids, record);
  return id === undefined ? undefined : { params: getRecordIdParts(entity.ids, id), ...getCallFields(entity) };
}
