/** Gives records that a document holds by keys a field with their key. */
import { readPointer } from '../../../../src/model/schemaLanguage/jsonPointer';
import { SchemaReader } from '../api/schemaReader';
import { isObject, toList, toObjectOrEmpty, toTextOrUndefined, type Json } from '../../lint/source/readJson';

/** The keyword of the field with the key: it names the record, and nobody changes it afterwards. */
export const RECORD_KEY_KEYWORD = 'x-record-key';

/** The names that the field may have; the first that the record does not use. */
const NAMES = ['name', 'entryName', 'recordName', 'keyOfEntry'];

/** The keywords whose members describe the record, too, and how far they are followed. */
const PARTS = ['allOf', 'anyOf', 'oneOf'];
const DEEPEST = 6;

/** What the schema of keys says that a field can say, too. */
const OF_KEYS = ['title', 'description', 'pattern', 'minLength', 'maxLength', 'enum', 'examples'];

/** Returns the object with free keys whose entries are at a place, and the pattern of their keys if they have one. */
function findMap(document: Json, pointer: string): { map: Json; pattern?: string } | undefined {
  const steps = readPointer(pointer);
  const [owner, last] = [steps.at(-2), steps.at(-1)];
  const getPart = (path: readonly string[]): Json =>
    toObjectOrEmpty(path.reduce<unknown>((part, step) => toObjectOrEmpty(part)[step], document));
  if (last === 'additionalProperties') return { map: getPart(steps.slice(0, -1)) };
  if (owner !== 'patternProperties') return undefined;
  const map = getPart(steps.slice(0, -2));
  const isClosed =
    map['additionalProperties'] === false && Object.keys(toObjectOrEmpty(map['patternProperties'])).length === 1;
  return { map, ...(isClosed ? { pattern: last! } : {}) };
}

/** Returns the names of the fields of a record and of all its parts: one of these may call something else so. */
function listNames(reader: SchemaReader, schema: unknown, depth = 0): Set<string> {
  const own = toObjectOrEmpty(reader.resolve(schema));
  const parts = depth > DEEPEST ? [] : PARTS.flatMap((keyword) => toList(own[keyword]));
  const inner = parts.flatMap((part) => [...listNames(reader, part, depth + 1)]);
  return new Set([...Object.keys(toObjectOrEmpty(own['properties'])), ...inner]);
}

/**
 * Returns a record with a required field for its key.
 * @param pointer place of the record in the document
 * @returns undefined for records that have no keys; `name` is that of the field
 */
export function addRecordKey(
  document: Json,
  record: Json,
  pointer: string,
): { record: Json; name: string } | undefined {
  const found = findMap(document, pointer);
  const own = new SchemaReader(document).resolve(record);
  const properties = toObjectOrEmpty(own['properties']);
  const taken = listNames(new SchemaReader(document), record);
  const name = NAMES.find((one) => !taken.has(one));
  if (!found || name === undefined || !isObject(own['properties'])) return undefined;
  const keys = Object.entries(toObjectOrEmpty(found.map['propertyNames'])).filter(([key]) => OF_KEYS.includes(key));
  const { title = 'Name', ...rest }: Json = Object.fromEntries(keys);
  const field = {
    type: 'string',
    title: toTextOrUndefined(title) ?? 'Name',
    ...(found.pattern === undefined ? { minLength: 1 } : { pattern: found.pattern }),
    ...rest,
    [RECORD_KEY_KEYWORD]: true,
    'x-ui': { omitFromDuplicate: true },
  };
  return {
    name,
    record: { ...own, properties: { [name]: field, ...properties }, required: [name, ...toList(own['required'])] },
  };
}
