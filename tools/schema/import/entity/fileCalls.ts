/** Reads the calls that take a file. */
import { toObjectOrEmpty } from '../../lint/source/readJson';
import { isFileSchema, type Body, type Operation } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';

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
