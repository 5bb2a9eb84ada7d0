/** Finds the call that stores a file, for fields with the address of a file. */
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { getSuccess, type Body, type Operation } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';
import type { RecordField } from './recordFields';

const PICTURE = /(image|photo|picture|avatar|logo|icon|cover|thumbnail)(_?(url|path|uri|key|id))?$/i;
const FILE = /(file|attachment|document|pdf|scan|receipt)(_?(url|path|uri|key|id))?$/i;
const STORED_PATHS = ['url', 'path', 'uri', 'location', 'href', 'fileUrl', 'filePath', 'key', 'fileName', 'id'];
const PICTURES = ['.jpg', '.jpeg', '.png', '.webp'];
const FILES = ['.pdf', '.jpg', '.jpeg', '.png'];
const MAX_BYTES = 10 * 1024 * 1024;

const isBinary = (schema: Json): boolean =>
  schema['format'] === 'binary' ||
  (schema['contentMediaType'] !== undefined && schema['contentEncoding'] === undefined);

export const getMultipartBody = ({ requestBodies }: Operation): Body | undefined =>
  requestBodies.find(({ mediaType }) => mediaType.startsWith('multipart/'));

/** Returns the parameter of a multipart body that is the file. */
export function getFileParam(reader: SchemaReader, operation: Operation): string | undefined {
  const body = getMultipartBody(operation);
  const properties = body ? reader.getProperties(body.schema) : {};
  return Object.keys(properties).find((name) => {
    const schema = reader.read(properties[name]);
    return isBinary(schema) || isBinary(toObjectOrEmpty(reader.read(schema['items'])));
  });
}

/** Returns the place of the stored file's address in the answer of an upload. */
function findResponsePath(reader: SchemaReader, operation: Operation): string | undefined {
  const schema = getSuccess(operation)?.body?.schema;
  const properties = reader.getProperties(schema);
  const own = STORED_PATHS.find((name) => name in properties);
  if (own !== undefined) return own;
  const inner = reader.getProperties(properties['data']);
  const found = STORED_PATHS.find((name) => name in inner);
  return found === undefined ? undefined : `data.${found}`;
}

/**
 * Builds the upload of a field that names a file, if the API has one call for all files, such as `POST /files`.
 * @returns `x-ui.upload`; undefined if the field names no file or there is no such call
 */
export function buildUpload(
  reader: SchemaReader,
  field: RecordField,
  operations: readonly Operation[],
  dialect: string | undefined,
): Json | undefined {
  const isPicture = PICTURE.test(field.name);
  if (field.isReadOnly || !reader.getTypes(field.schema).includes('string') || !(isPicture || FILE.test(field.name)))
    return undefined;
  const call = operations.find(
    (operation) =>
      operation.method === 'POST' &&
      operation.pathParams.length === 0 &&
      getFileParam(reader, operation) &&
      findResponsePath(reader, operation),
  );
  if (!call) return undefined;
  return {
    call: { endpoint: `POST ${call.path.slice(1)}`, ...(dialect === undefined ? {} : { dialect }) },
    fileParam: getFileParam(reader, call),
    accept: isPicture ? PICTURES : FILES,
    maxSizeBytes: MAX_BYTES,
    responsePath: findResponsePath(reader, call),
  };
}
