/** Finds the calls that store a file of one record, such as `POST videos/{id}/thumbnail`, and the fields that they fill. */
import { getSuccess, type Operation } from '../api/operations';
import type { Resource } from '../api/resource';
import { findRecord } from '../api/responseShape';
import type { SchemaReader } from '../api/schemaReader';
import { isPictureName } from './acceptedFiles';
import { getFileParam, getMultipartBody } from './fileCalls';
import type { RecordField } from './recordFields';

/** A field that names a file, with the call that stores this file. */
export interface RecordUpload {
  field: RecordField;
  operation: Operation;
  /** Place of the stored file's address in the answer. */
  responsePath: string;
}

interface UploadSources {
  reader: SchemaReader;
  resource: Resource;
  operations: readonly Operation[];
  fields: readonly RecordField[];
  idField: string | undefined;
}

const METHODS = ['POST', 'PUT', 'PATCH'];
const VERB = /^(upload|set|add|update|replace|change)(?=.)|(?<=.)upload$/;
const ENDINGS = ['', 'url', 'path', 'uri', 'href', 'link', 'src', 'file', 'key'];
/** Names of a stored file's address in an answer. */
const ADDRESSES = ['url', 'path', 'uri', 'location', 'href', 'fileUrl', 'filePath', 'link', 'src'];

const toLetters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns how well a name fits a word, 0 at best: `thumbnail`, `thumbnailUrl` and `thumbnail_path` fit `thumbnail`. */
const getFit = (word: string, name: string): number => ENDINGS.findIndex((end) => toLetters(name) === word + end);

/** Whether a field has the address of a file: `thumbnailUrl` that of `thumbnail`. */
export const isFileUrlName = (file: string, name: string): boolean => getFit(toLetters(file), name) >= 0;

/** Returns the calls on one record that take a file. */
export function listFileCalls({ path, idParam }: Resource, operations: readonly Operation[]): Operation[] {
  return operations.filter(
    (operation) =>
      idParam !== undefined &&
      METHODS.includes(operation.method) &&
      operation.path.startsWith(`${path}/{${idParam}}/`) &&
      getMultipartBody(operation) !== undefined,
  );
}

/** Whether a call at a path fills a field with a file, so that it is part of the form. */
export const isRecordUploadPath = (uploads: readonly RecordUpload[], path: string): boolean =>
  uploads.some(({ operation }) => operation.path === path);

/** Returns the words that say what a file is: the last segments of the path, then the parameter. */
function getWords({ path, idParam }: Resource, operation: Operation, fileParam: string): string[] {
  const segments = operation.path.slice(`${path}/{${idParam}}/`.length).split('/').toReversed();
  return [...segments, fileParam].map((name) => toLetters(name).replace(VERB, ''));
}

/** Whether a form can have the field, and a record can be created without it. */
const isFillable = ({ reader, idField }: UploadSources, field: RecordField): boolean =>
  field.name !== idField &&
  (field.isReadOnly || !field.isRequired) &&
  !field.isWriteOnly &&
  !field.isDeprecated &&
  reader.getTypes(field.schema).includes('string') &&
  !['binary', 'byte', 'date', 'date-time'].includes(String(reader.read(field.schema)['format'])) &&
  reader.read(field.schema)['enum'] === undefined;

/** Returns the field whose name fits best; for a picture also the only field that names a picture. */
function findField(sources: UploadSources, words: readonly string[]): RecordField | undefined {
  const fillable = sources.fields.filter((field) => isFillable(sources, field));
  for (const word of words) {
    const fits = fillable.filter(({ name }) => getFit(word, name) >= 0);
    const [best] = fits.toSorted((one, other) => getFit(word, one.name) - getFit(word, other.name));
    if (best) return best;
  }
  const pictures = fillable.filter(({ name }) => isPictureName(name));
  return words.some(isPictureName) && pictures.length === 1 ? pictures[0] : undefined;
}

/** Returns the place of the file's address in the answer: a field of the record in it, or an address beside it. */
function findResponsePath(
  { reader, resource }: UploadSources,
  operation: Operation,
  field: RecordField,
  words: readonly string[],
): string | undefined {
  const schema = getSuccess(operation)?.body?.schema;
  if (schema === undefined) return undefined;
  const record = findRecord(reader, schema, [resource.entityName, resource.name]);
  const properties = reader.getProperties(record.schema);
  const texts = Object.keys(properties).filter((name) => reader.getTypes(properties[name]).includes('string'));
  const isNamed = (name: string): boolean => words.some((word) => getFit(word, name) >= 0);
  const found =
    texts.find((name) => name === field.name) ?? ADDRESSES.find((name) => texts.includes(name)) ?? texts.find(isNamed);
  return found && [record.path, record.fieldsPath ?? '', found].filter((step) => step !== '').join('.');
}

/**
 * Finds the uploads of one record. A field is filled by the first call that fits it. A call without a field that it
 * fills, or with another parameter in its path than the id, is omitted.
 */
export function findRecordUploads(sources: UploadSources): RecordUpload[] {
  const { reader, resource, operations } = sources;
  // Without an update there is no form of a saved record, in which a file could be added.
  if (!resource.calls.update) return [];
  const found = listFileCalls(resource, operations).flatMap((operation): RecordUpload[] => {
    const fileParam = getFileParam(reader, operation);
    if (fileParam === undefined || operation.pathParams.length !== 1) return [];
    const words = getWords(resource, operation, fileParam);
    const field = findField(sources, words);
    const responsePath = field && findResponsePath(sources, operation, field, words);
    return field && responsePath !== undefined ? [{ field, operation, responsePath }] : [];
  });
  return found.filter(({ field }, index) => found.findIndex((one) => one.field.name === field.name) === index);
}
