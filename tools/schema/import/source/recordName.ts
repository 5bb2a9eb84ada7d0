/** Names the records of a JSON Schema. */
import { readPointer } from '../../../../src/model/schemaLanguage/jsonPointer';
import { isObject, toObjectOrEmpty, toTextOrUndefined, type Json } from '../../lint/source/readJson';
import { toKebabCase, toSingular } from '../api/names';
import { SchemaReader } from '../api/schemaReader';
import { getRecordName, getSubject, isTellingName, VERSION_END } from './documentName';

/** The name of records whose document has none. */
export const UNNAMED = 'record';

/**
 * `JSON schema for Nx configuration`, `Resume Schema`, `Nx configuration for JSON Schema` → `Nx configuration`, `Resume`,
 * `Nx configuration`. A title of these words only stays.
 */
const omitSchemaWords = (title: string): string =>
  title
    .replace(/^((the|an?) )?(json )?schema (for|of) (the |an? )?/i, '')
    .replace(/(?<=\w)( (for|as)( an?| the)?(?= json schema))?[ -](json[ -])?schema\.?$/i, '');

/** The keywords of objects that hold records by keys. */
const MAP_KEYWORDS = ['additionalProperties', 'patternProperties'];

/** Returns the name at the end of a pointer: `server` of `/definitions/server`, none of a map or a list. */
const getNameOfPlace = (steps: readonly string[]): string | undefined =>
  steps.findLast((step) => /^[a-z]/i.test(step) && ![...MAP_KEYWORDS, 'properties', 'items'].includes(step));

/** Words of the names of definitions that say nothing of the record: `doc_node`, `BrandType`. */
const omitDefinitionWords = (name: string): string =>
  name.replace(/(?<=[a-z\d])-(node|type|schema|def|definition|interface|dto)$/, '');

/** Returns the definition that a document, or a list that it is, refers to as that of its records, with its name. */
function findDefinition(document: Json): { name: string; title: string } | undefined {
  const items = toObjectOrEmpty(document['items']);
  const $ref = toTextOrUndefined(document['$ref']) ?? toTextOrUndefined(items['$ref']);
  if ($ref === undefined || !$ref.startsWith('#/')) return undefined;
  const place = getNameOfPlace(readPointer($ref.slice(1))) ?? '';
  const name = omitDefinitionWords(toKebabCase(place.replace(VERSION_END, '')));
  const definition = new SchemaReader(document).resolve({ $ref });
  // A letter alone names nothing.
  if (!isObject(definition) || !/^[a-z]./.test(name) || !isTellingName(name)) return undefined;
  return { name, title: toTextOrUndefined(definition['title']) ?? '' };
}

/** Whether an entity can be called so. */
const isName = (name: string): boolean => /^[a-z]/.test(name);

/** A title that says what the document is, not what its records are. */
const IS_TITLE_OF_SCHEMA = /^(json-)?schema$/;

/** The names of changes end with a participle, which is the name of no thing: `order-created`. */
const IS_CHANGE =
  /-(created|updated|changed|modified|deleted|removed|added|published|finished|completed|started|stopped|triggered|queued|cancell?ed|failed|submitted|received|registered|approved|rejected)$/;

/** `artifact-created` → `artifact-created-event`, of which there can be several. */
const nameEvent = (name: string): string => (IS_CHANGE.test(name) ? `${name}-event` : name);

/** A name that is as short as this is no plural: `kas`. */
const SHORT_NAME = 3;

const toSingularName = (name: string): string => (name.length <= SHORT_NAME ? name : toSingular(name) || name);

/** The numbers with which a name begins cannot begin the name of an entity: `360-giving-grant`. */
const omitNumbers = (name: string): string => name.replace(/^[\d-]+/, '');

/** Returns a title as a name in kebab-case; an empty text if it is a sentence. */
const nameByTitle = (title: string): string => (/^[\w -]+$/.test(title) ? toKebabCase(title) : '');

/**
 * Returns the name of the records in kebab-case, and that of one of them: by the title of their schema, by its name among
 * the definitions, by its place, by the title of the document of which they are a list, or by the name of the file.
 * @param found.isDocument whether the document is the schema of one record
 */
export function nameRecords(
  file: string,
  document: Json,
  { record, pointer, isDocument }: { record: Json; pointer: string; isDocument: boolean },
): { name: string; recordName: string } {
  const title = omitSchemaWords(toTextOrUndefined(record['title']) ?? '');
  const ofTitle = toKebabCase(title);
  const definition = pointer === '' ? findDefinition(document) : undefined;
  const step = getNameOfPlace(readPointer(pointer));
  const ofPlace = step === undefined ? undefined : toKebabCase(step);
  const ofList = pointer === '' ? nameByTitle(omitSchemaWords(toTextOrUndefined(document['title']) ?? '')) : '';
  const ofDefinition = [nameByTitle(omitSchemaWords(definition?.title ?? '')), definition?.name ?? ''];
  const names = [nameByTitle(title), ...ofDefinition, ofPlace ?? '', ofList, getRecordName(file), ofTitle];
  // The name of a file may be a version only, which is no name of a resource: `3.0.0.json`.
  const name = nameEvent(
    names.find((one) => isName(one) && !IS_TITLE_OF_SCHEMA.test(one)) ??
      names.find(isName) ??
      names.map(omitNumbers).find(isTellingName) ??
      UNNAMED,
  );
  const subject = getSubject(name);
  // The title of an object is that of one, also if it is a plural: Build Options. That of a list is not.
  return { name, recordName: isDocument && name === ofTitle ? subject : toSingularName(subject) };
}
