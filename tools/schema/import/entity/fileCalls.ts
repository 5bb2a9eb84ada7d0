/** Reads the calls that take a file. */
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { Body, Operation } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';

/** Whether a schema of a multipart body is a file. */
export const isFileSchema = (schema: Json): boolean =>
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
    return isFileSchema(schema) || isFileSchema(toObjectOrEmpty(reader.read(schema['items'])));
  });
}
