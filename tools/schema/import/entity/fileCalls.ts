/** Reads the calls that take a file. */
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { Body, Operation } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';

const PICTURE = /(image|photo|picture|avatar|logo|icon|cover|thumbnail)(_?(url|path|uri|key|id))?$/i;

/** The usual largest size, for documents that do not say one. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

const PICTURES = ['.jpg', '.jpeg', '.png', '.webp'];
const FILES = ['.pdf', '.jpg', '.jpeg', '.png'];
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/*': PICTURES,
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'application/pdf': ['.pdf'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'application/zip': ['.zip'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

/**
 * Returns the endings of the accepted files.
 * @param types the media types that the document lists; without known ones, the name decides
 */
export function getAcceptedFileExtensions(name: string, types?: string): readonly string[] {
  const known = [...new Set((types ?? '').split(',').flatMap((type) => ENDINGS[type.trim().toLowerCase()] ?? []))];
  if (known.length > 0) return known;
  return isPictureName(name) ? PICTURES : FILES;
}

/** Whether a field of this name contains the address of a picture. */
export const isPictureName = (name: string): boolean => PICTURE.test(name);

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
