/** Finds the call that stores a file, for fields with the address of a file. */
import type { Json } from '../../lint/source/readJson';
import { getSuccess, type Operation } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';
import { buildCallObject } from './callObject';
import type { EntityContext } from './entityContext';
import { guessAcceptedFiles, isPictureName } from './acceptedFiles';
import { getFileParam } from './fileCalls';
import type { RecordField } from './recordFields';

const FILE = /(file|attachment|document|pdf|scan|receipt)(_?(url|path|uri|key|id))?$/i;
const STORED_PATHS = ['url', 'path', 'uri', 'location', 'href', 'fileUrl', 'filePath', 'key', 'fileName', 'id'];

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

/** Builds `x-ui.upload` for the call that stores the files of a field. */
function buildUploadOf(
  context: EntityContext,
  field: RecordField,
  operation: Operation,
  responsePath: string | undefined,
): Json {
  const fileParam = getFileParam(context.reader, operation)!;
  return {
    call: buildCallObject(context, operation),
    fileParam,
    ...guessAcceptedFiles(context.reader, operation, fileParam, field.name),
    responsePath,
  };
}

/** An upload of the entity file, and what was guessed for it. */
export interface BuiltUpload {
  upload: Json;
  guess: string;
}

/**
 * Builds the upload of a field that names a file, if the API has a call for this file of one record, such as
 * `POST videos/{id}/thumbnail`, or one call for all files, such as `POST /files`.
 * @returns undefined if the field names no file or there is no such call
 */
export function buildUpload(context: EntityContext, field: RecordField): BuiltUpload | undefined {
  const { reader, operations, recordUploads } = context;
  const own = recordUploads.find((one) => one.field.name === field.name);
  if (own) {
    return {
      upload: buildUploadOf(context, field, own.operation, own.responsePath),
      guess: 'the file of one record is stored by this call, by its name, of these types and at most this size',
    };
  }
  const isFile = isPictureName(field.name) || FILE.test(field.name);
  if (field.isReadOnly || !reader.getTypes(field.schema).includes('string') || !isFile) return undefined;
  const call = operations.find(
    (operation) =>
      operation.method === 'POST' &&
      operation.pathParams.length === 0 &&
      getFileParam(reader, operation) &&
      findResponsePath(reader, operation),
  );
  return (
    call && {
      upload: buildUploadOf(context, field, call, findResponsePath(reader, call)),
      guess: 'files are stored by this call, of these types and at most this size',
    }
  );
}
