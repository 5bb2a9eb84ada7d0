/** Guesses which files a call takes, where the document does not say it. */
import { isObject, toTextOrUndefined, type Json } from '../../lint/source/readJson';
import type { Operation } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';
import { getMultipartBody } from './fileCalls';

const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 10 * MEGABYTE;
const MAX_VIDEO_BYTES = 1024 * MEGABYTE;

const PICTURES = ['.jpg', '.jpeg', '.png', '.webp'];
const VIDEOS = ['.mp4', '.mov', '.webm', '.mkv'];
const SOUNDS = ['.mp3', '.m4a', '.wav', '.ogg', '.flac'];
const FILES = ['.pdf', '.jpg', '.jpeg', '.png', '.txt', '.csv', '.docx', '.xlsx', '.zip'];
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  'image/*': PICTURES,
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/webp': ['.webp'],
  'image/svg+xml': ['.svg'],
  'video/*': VIDEOS,
  'video/mp4': ['.mp4'],
  'audio/*': SOUNDS,
  'audio/mpeg': ['.mp3'],
  'application/pdf': ['.pdf'],
  'application/json': ['.json'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'text/vtt': ['.vtt'],
  'application/zip': ['.zip'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
};

/** Words for kinds of files. Captions of videos come first. */
const KINDS: readonly (readonly [words: RegExp, endings: readonly string[]])[] = [
  [/(caption|subtitle|chapter)s?(_?files?)?$/i, ['.vtt', '.srt']],
  [/(image|photo|picture|avatar|logo|icon|cover|thumbnail|banner)s?(_?(url|path|uri|key|id|files?))?$/i, PICTURES],
  [/(video|movie)s?(_?(url|path|uri|key|id|files?))?$/i, VIDEOS],
  [/(audio|sound|song|podcast|recording)s?(_?(url|path|uri|key|id|files?))?$/i, SOUNDS],
  [/csv$/i, ['.csv']],
];

const findKind = (word: string): readonly string[] | undefined => KINDS.find(([words]) => words.test(word))?.[1];

/** Whether a field of this name contains the address of a picture. */
export const isPictureName = (name: string): boolean => findKind(name) === PICTURES;

/** Returns the words that may say what a file is: its names, the path from its end, then those of the description. */
function getWords({ path }: Operation, names: readonly string[], description: unknown): string[] {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'));
  return [...names, ...segments.toReversed(), ...(toTextOrUndefined(description) ?? '').split(/\W+/)];
}

/**
 * Returns the endings and the largest size of the accepted files. Without media types in the document, a word of the
 * call decides.
 * @param param the parameter of the request that is the file
 * @param name the field that is filled with the file
 */
export function guessAcceptedFiles(
  reader: SchemaReader,
  operation: Operation,
  param: string,
  name = param,
): { accept: readonly string[]; maxSizeBytes: number } {
  const body = getMultipartBody(operation);
  const schema: Json = body ? reader.read(reader.getProperties(body.schema)[param]) : {};
  const file = isObject(schema['items']) ? reader.read(schema['items']) : schema;
  const types =
    toTextOrUndefined(body?.encodings[param]?.contentType) ?? toTextOrUndefined(file['contentMediaType']) ?? '';
  const stated = [...new Set(types.split(',').flatMap((type) => ENDINGS[type.trim().toLowerCase()] ?? []))];
  const words = getWords(operation, [name, param], schema['description']);
  const guessed = words.map(findKind).find((endings) => endings !== undefined);
  const accept = stated.length > 0 ? stated : (guessed ?? FILES);
  return { accept, maxSizeBytes: accept.some((one) => VIDEOS.includes(one)) ? MAX_VIDEO_BYTES : MAX_FILE_BYTES };
}
