/** Chooses the field that identifies a record. */
import { findIdName } from '../api/idNames';
import { normalizeName } from '../api/names';
import type { Resource } from '../api/resource';
import type { SchemaReader } from '../api/schemaReader';
import { getMetadataFields, getLastName } from './metadataFields';
import type { RecordField } from './recordFields';

export interface ChosenField {
  name: string | undefined;
  /** Why the choice is a guess; undefined if the document states it. */
  guess?: string;
  /** The field by whose value other records refer to the record, if it is another one. */
  referenceName?: string | undefined;
}

/** Names of texts that identify a record in paths, in place of its id. */
const HANDLES = ['handle', 'slug', 'username', 'login', 'name'];
const HANDLE_PARAM = /(handle|slug|name|login)$/i;

/** Returns the field that a path names by another word: `name` for `{channelHandle}`. */
function findHandle(
  reader: SchemaReader,
  { idParam = '' }: Resource,
  fields: readonly RecordField[],
): string | undefined {
  if (!HANDLE_PARAM.test(idParam)) return undefined;
  const texts = fields.filter(({ schema }) => reader.getTypes(schema).includes('string')).map(({ name }) => name);
  const own = texts.find((name) => normalizeName(idParam).endsWith(normalizeName(name)));
  return own ?? HANDLES.map((one) => texts.find((name) => normalizeName(name) === one)).find(Boolean);
}

/** Chooses the field that identifies a record, from the parameter of the calls on one record. */
export function chooseIdField(reader: SchemaReader, resource: Resource, fields: readonly RecordField[]): ChosenField {
  const names = fields.filter(({ schema }) => reader.isIdentifier(schema)).map(({ name }) => name);
  const find = (wanted: string): string | undefined =>
    names.find((name) => normalizeName(name) === normalizeName(wanted));
  const { idParam, entityName } = resource;
  const stated = idParam === undefined ? undefined : find(idParam);
  if (stated !== undefined) return { name: stated };
  const held = getMetadataFields(reader, fields).map(({ name }) => name);
  const findHeld = (wanted: string): string | undefined =>
    held.find((path) => normalizeName(getLastName(path)) === normalizeName(wanted));
  const statedInside = idParam === undefined ? undefined : findHeld(idParam);
  if (statedInside !== undefined) return { name: statedInside };
  // `milestone_number` of a milestone is its `number`, also beside an `id`.
  const rest = normalizeName(idParam ?? '').replace(new RegExp(`^${normalizeName(entityName)}`), '');
  const named = idParam === undefined || rest === normalizeName(idParam) || rest === '' ? undefined : find(rest);
  if (named !== undefined) return { name: named };
  const handle = findHandle(reader, resource, fields);
  if (handle !== undefined)
    return { name: handle, referenceName: find('id'), guess: `${handle} identifies a record in paths` };
  const usual = findIdName(entityName, names) ?? findIdName(entityName, held, getLastName);
  if (usual === undefined)
    return { name: undefined, guess: 'no field identifies a record, so records can be listed and created only' };
  // A field `id`, or one that ends the parameter `petId`, is a convention as good as a statement.
  const isUsual =
    normalizeName(usual) === 'id' || (idParam !== undefined && normalizeName(idParam).endsWith(normalizeName(usual)));
  return isUsual ? { name: usual } : { name: usual, guess: `${usual} identifies a record` };
}

const CHOSEN_IDS =
  /^(.*_?(name|code|slug|symbol|login|handle)|key|sku|isbn|iban|iata|icao|email|username|locale|language|currency|country)$/i;

/** Whether users choose the id of a record, such as a code or a name, and do not leave it to the server. */
export const isUserChosenId = (reader: SchemaReader, { name, schema, isReadOnly, isSent }: RecordField): boolean =>
  isSent &&
  !isReadOnly &&
  CHOSEN_IDS.test(name) &&
  reader.getTypes(schema).includes('string') &&
  reader.read(schema)['format'] !== 'uuid';
