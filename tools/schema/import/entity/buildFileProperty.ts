/** Builds the fields whose files a multipart request sends with the other fields. */
import { toPlainText } from '../../../../src/model/jsonSchema/toPlainText';
import { toObjectOrEmpty, toTextOrUndefined, type Json } from '../../lint/source/readJson';
import { toTitle } from '../api/names';
import { isFileSchema, takesMultipart, type Operation } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';
import type { EntityContext } from './entityContext';
import { guessAcceptedFiles } from './acceptedFiles';
import { getMultipartBody } from './fileCalls';
import type { RecordField } from './recordFields';
import { isFileUrlName } from './recordUploads';

export const SENT_FILE_GUESS_TEXT = 'the file is sent with the record, of these types and at most this size';

/** Whether a schema of a multipart body is a single file. */
const isFile = (reader: SchemaReader, schema: unknown): boolean => isFileSchema(reader.read(schema));

/** Whether a schema of a multipart body is a list of files. */
export const isFileListSchema = (reader: SchemaReader, schema: unknown): boolean =>
  isFile(reader, toObjectOrEmpty(reader.read(schema)['items']));

/** Whether a schema of a multipart body is a file, or a list of files. */
export const hasFiles = (reader: SchemaReader, schema: unknown): boolean =>
  isFile(reader, schema) || isFileListSchema(reader, schema);

/** Returns the type of a file, which is a text, or of a list of files with its limits. */
function getFileType(reader: SchemaReader, schema: unknown): Json {
  if (!isFileListSchema(reader, schema)) return { type: 'string' };
  const { minItems, maxItems } = reader.read(schema);
  return {
    type: 'array',
    items: { type: 'string' },
    ...(typeof minItems === 'number' ? { minItems } : {}),
    ...(typeof maxItems === 'number' ? { maxItems } : {}),
  };
}

/** Returns the property of an entity or of an action's input for a file, or a list of files, of the types that the document accepts. */
export function buildFileProperty(reader: SchemaReader, name: string, schema: unknown, operation: Operation): Json {
  const { title, description } = reader.read(schema);
  return {
    ...getFileType(reader, schema),
    title: toTextOrUndefined(title) ?? toTitle(name.replace(/(?<=[a-z]{3})file$/, 'File')),
    ...(toTextOrUndefined(description) ? { description: toPlainText(String(description)) } : {}),
    'x-ui': { upload: guessAcceptedFiles(reader, operation, name) },
  };
}

/** Returns the multipart request that sends the file of a field; undefined if the field has none. */
function findFileRequest({ reader, resource }: EntityContext, { name }: RecordField): Operation | undefined {
  const { create, update } = resource.calls;
  return [create, update].find(
    (call) =>
      call && takesMultipart(call) && hasFiles(reader, reader.getProperties(getMultipartBody(call)!.schema)[name]),
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
