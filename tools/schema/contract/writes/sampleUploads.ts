/** Fills the required files of the records that the check makes. */
import type { EntityModule, Field } from '../../../../src/model/entity/entity';
import { keepChosenFile } from '../../../../src/model/values/chosenFiles';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import { getNestedValue } from '../../../../src/model/values/getNestedValue';
import { getParamNames } from '../../../../src/model/wire/parseCall';
import { getEndpoint } from '../checks/context';
import { sendRequest } from '../checks/sendRequest';
import { createSampleFile } from './sampleFiles';
import type { WriteContext } from './writeContext';

/** Whether a file, or files inside of the value, can only be set by an upload. */
export const isSetByUpload = ({ upload, shape, item }: Field): boolean =>
  upload !== undefined ||
  item?.upload !== undefined ||
  Object.values(shape?.fields ?? {}).some((inner) => inner.upload !== undefined);

const getRequiredUploads = ({ entity: { shape } }: EntityModule): Field[] =>
  Object.values(shape.fields).filter((field) => isSetByUpload(field) && shape.required.includes(field.name));

const createFile = ({ upload }: Field): File | undefined =>
  upload && createSampleFile(upload.accept, upload.maxSizeBytes);

/** Returns the required files that the check cannot send: it has none of this type, or the call names a stored record. */
export const getUnfillableUploads = (module: EntityModule): string[] =>
  getRequiredUploads(module)
    .filter((field) => !createFile(field) || getParamNames(field.upload?.parsedCall?.path ?? '').length > 0)
    .map(({ name }) => name);

/** Stores a file by the call of its field. Returns its path; undefined if the API refuses it. */
async function uploadFile(context: WriteContext, entity: string, { upload }: Field, file: File): Promise<unknown> {
  const call = upload!.parsedCall!;
  const { value } = await sendRequest(context, { entity, endpoint: getEndpoint(call) }, () =>
    context.connection.dataProvider.upload(call, file, { field: upload!.fileParam ?? 'file' }),
  );
  return value && getNestedValue(value.data, upload!.responsePath ?? '');
}

/** Returns the form values of the required files, by field key. */
export async function createUploadValues(context: WriteContext, module: EntityModule): Promise<FormValues> {
  const entries: [string, unknown][] = [];
  for (const field of getRequiredUploads(module)) {
    const file = createFile(field);
    if (!file) continue;
    const { upload, key, type } = field;
    const value = upload?.parsedCall
      ? await uploadFile(context, module.entity.name, field, file)
      : keepChosenFile(file);
    const item = upload?.pathField === undefined ? value : { [upload.pathField]: value };
    if (value !== undefined) entries.push([key, type === 'array' ? [item] : item]);
  }
  return Object.fromEntries(entries);
}
