/** Completes the property of one field of a record with what its schema alone does not say. */
import { isVendorExtension } from '../../../../src/model/compile/vendorExtensions';
import { isObject, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { toTitle } from '../api/names';
import { MAX_INT32 } from '../api/schemaReader';
import { createGuessComment } from '../report/guesses';
import { buildUpload, type BuiltUpload } from './buildUpload';
import { isUserChosenId } from './chooseNames';
import type { EntityContext } from './entityContext';
import { getOptionListName } from './findEntityReferences';
import type { RecordField } from './recordFields';

function addReference(built: Json, context: EntityContext, field: RecordField): Json {
  const reference = context.references.find((one) => one.field === field.name);
  if (!reference) return built;
  const base = field.name.replace(/(_?(ids?|uuids?|pk))$/i, '');
  const label = context.fields.find(
    ({ name, isReadOnly }) => isReadOnly && [`${base}Name`, `${base}_name`].includes(name),
  );
  const ui = { options: getOptionListName(reference.resource), ...(label ? { labelField: label.name } : {}) };
  const { maxLength: _, minimum: __, ...rest } = built;
  return { ...rest, title: toTitle(base), 'x-ui': ui };
}

const addEmbeddedId = (part: Json): Json => ({
  ...part,
  'x-ui': { ...(isObject(part['x-ui']) ? part['x-ui'] : {}), serialization: 'embeddedId' },
});

/** Notes that answers embed the value, or each item of an array, in an object, perhaps under another name. */
function addSerialization(built: Json, { isEmbeddedId, receivedAs }: RecordField): Json {
  if (!isEmbeddedId) return built;
  const field = isObject(built['items']) ? { ...built, items: addEmbeddedId(built['items']) } : addEmbeddedId(built);
  if (receivedAs === undefined) return field;
  return { ...field, 'x-ui': { ...toObjectOrEmpty(field['x-ui']), alternateResponseNames: [receivedAs] } };
}

function getMarks(context: EntityContext, field: RecordField, built: BuiltUpload | undefined): string[] {
  const reference = context.references.find((one) => one.field === field.name);
  return [...(reference ? [reference.guess] : []), ...(built ? [built.guess] : [])];
}

/** Sorts the keys of a property in the order in which people read them. */
function sortKeys(field: Json): Json {
  const first = ['type', 'title', 'description'].filter((key) => key in field).map((key) => [key, field[key]]);
  return { ...Object.fromEntries(first), ...field };
}

/** Whether servers usually generate such ids. A number with a smaller limit than ids of databases is one that users know. */
const isGenerated = ({ reader }: EntityContext, { schema }: RecordField): boolean =>
  reader.read(schema)['format'] === 'uuid' ||
  (reader.getTypes(schema).includes('integer') && !(Number(reader.read(schema)['maximum']) < MAX_INT32));

const VERSION = /^((row|lock|object|resource|record)_?)?(version|revision)$|^etag$|^concurrency_?(stamp|token)$/i;

/** Whether an update has the version of the record as the answer has it. Users do not enter it. */
const isVersion = (
  { resource: { calls }, hasUnknownCalls }: EntityContext,
  { name, isSent, isReadOnly, isWriteOnly, onlySentBy }: RecordField,
): boolean =>
  !hasUnknownCalls &&
  VERSION.test(name) &&
  isSent &&
  !isReadOnly &&
  !isWriteOnly &&
  onlySentBy !== 'create' &&
  calls.update !== undefined;

const SERVER_ID_GUESS_TEXT = 'the server makes the id of a new record, so that no form asks for it';

/**
 * Adds to the property of a field what only the record knows of it: references, uploads, and who sets the value.
 * @param built the property as its schema describes it
 */
export function completeProperty(context: EntityContext, field: RecordField, built: Json): Json {
  const { reader, idField, guesses, file } = context;
  const isChosen = field.name === idField && isUserChosenId(reader, field);
  const isDescribed = context.hasUnknownCalls && !field.isReadOnly;
  // A JSON Schema that describes a text as the id lets users give one. Only databases have names such as `_id` for it.
  const isText = isDescribed && reader.getTypes(field.schema).includes('string');
  const isEntered = isChosen || (isText && (field.isRequired || !field.name.startsWith('_')));
  const isOwnId =
    field.name === idField && !isEntered && (!field.isRequired || (field.isShared && isGenerated(context, field)));
  const builtUpload = buildUpload(context, field);
  const upload = builtUpload?.upload;
  const { format, 'x-ui': ui, ...rest } = addSerialization(addReference(built, context, field), field);
  const path = ['properties', field.name];
  // An id that a JSON Schema itself describes is part of its records.
  const isDescribedId = isOwnId && isDescribed;
  const texts = [...getMarks(context, field, builtUpload), ...(isDescribedId ? [SERVER_ID_GUESS_TEXT] : [])];
  for (const text of texts) guesses.add(file, path, `${field.name}: ${text}`);
  const comment = createGuessComment(texts);
  const isExtension = !field.isRequired && isVendorExtension(field.name, built);
  const sentBack = isVersion(context, field) || isExtension || isDescribedId ? { sendBackUnchanged: true } : undefined;
  const ownUi = upload ? { upload } : (sentBack ?? (isObject(ui) ? ui : undefined));
  return sortKeys({
    ...(comment ? { $comment: comment } : {}),
    ...rest,
    // A document that describes records names their id in words of its own: `Identifier of the order`.
    ...(field.name === idField && !isChosen && !(isDescribed && String(rest['title']).includes(' '))
      ? { title: 'ID' }
      : {}),
    ...(format !== undefined && !upload ? { format } : {}),
    // A field that a form fills with a file can be edited although no request contains it.
    ...(isOwnId || (field.isReadOnly && !upload) ? { readOnly: true } : {}),
    ...(field.isWriteOnly && !field.isReadOnly ? { writeOnly: true } : {}),
    ...(ownUi && Object.keys(ownUi).length > 0 ? { 'x-ui': ownUi } : {}),
  });
}
