/** Builds the fields whose files a multipart request sends with the other fields. */
import { toObjectOrEmpty, toText, type Json } from '../../lint/source/readJson';
import { toTitle } from '../api/names';
import { takesMultipart, type Operation } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';
import type { EntityContext } from './entityContext';
import { getAcceptedFileExtensions, getMultipartBody, isFileSchema, MAX_FILE_BYTES } from './fileCalls';
import type { RecordField } from './recordFields';
import { isFileUrlName } from './recordUploads';

export const SENT_FILE_GUESS_TEXT = 'the file is sent with the record, of these types and at most this size';

/** Whether a schema of a multipart body is a single file. */
const isFile = (reader: SchemaReader, schema: unknown): boolean => isFileSchema(reader.read(schema));

/** Whether a schema of a multipart body is a list of files. */
export const isFileListSchema = (reader: SchemaReader, schema: unknown): boolean =>
  isFile(reader, toObjectOrEmpty(reader.read(schema)['items']));

/** Returns the property of an entity or of an action's input for a file, of the types that the document accepts. */
export function buildFileProperty(reader: SchemaReader, name: string, schema: unknown, operation: Operation): Json {
  const { title, description, contentMediaType } = reader.read(schema);
  const types = toText(getMultipartBody(operation)?.encodings[name]?.contentType) ?? toText(contentMediaType);
  return {
    type: 'string',
    title: toText(title) ?? toTitle(name),
    ...(toText(description) ? { description } : {}),
    'x-ui': { upload: { accept: getAcceptedFileExtensions(name, types), maxSizeBytes: MAX_FILE_BYTES } },
  };
}

/** Returns the multipart request that sends the file of a field; undefined if the field has none. */
function findFileRequest({ reader, resource }: EntityContext, { name }: RecordField): Operation | undefined {
  const { create, update } = resource.calls;
  return [create, update].find(
    (call) =>
      call && takesMultipart(call) && isFile(reader, reader.getProperties(getMultipartBody(call)!.schema)[name]),
  );
}

/** Returns the field with the address of the stored file: `photoUrl` for the file `photo`. */
export const findFileUrlField = ({ fields }: EntityContext, { name }: RecordField): RecordField | undefined =>
  fields.find((other) => other.isReadOnly && other.name !== name && isFileUrlName(name, other.name));

/**
 * Builds the property of a field whose file is sent with the record. Answers may have the address of the stored file
 * under another name.
 * @returns undefined if no request takes the file
 */
export function buildRecordFileProperty(context: EntityContext, field: RecordField): Json | undefined {
  const operation = findFileRequest(context, field);
  if (!operation) return undefined;
  const built = buildFileProperty(context.reader, field.name, field.schema, operation);
  const address = field.isWriteOnly ? findFileUrlField(context, field) : undefined;
  if (!address) return { ...built, ...(field.isWriteOnly ? { writeOnly: true } : {}) };
  return { ...built, 'x-ui': { ...toObjectOrEmpty(built['x-ui']), alternateResponseNames: [address.name] } };
}
