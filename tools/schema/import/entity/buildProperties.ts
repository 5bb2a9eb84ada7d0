/** Builds the `properties` of an entity file. */
import { toList, type Json } from '../../lint/source/readJson';
import { toTitle } from '../api/names';
import type { SchemaReader } from '../api/schemaReader';
import { createGuessComment } from '../report/guesses';
import { buildField, isSentWithoutInput } from './buildField';
import { buildRules } from './buildRules';
import type { BuiltFields, EntityContext } from './entityContext';
import { chooseIdField } from './chooseNames';
import { chooseTitleField } from './chooseTitleField';
import { completeProperty } from './completeProperty';
import { findEmbedded } from './findEntityReferences';
import { distinguishTitles } from './distinctTitles';
import { markNestedId } from './nestedId';
import { normalizeFields } from './normalizeFields';
import { collectRecordFields, createAddedField, type RecordField } from './recordFields';
import { RECORD_REFERENCE } from '../source/restDocument';
import { collectRecordRules } from './recordRules';
import { adaptRequiredKeys, listConditionallyRequired } from './requiredKeys';
import { addUndescribedRequiredFields } from './undescribedRequiredFields';
import { buildRecordFileProperty, isFileListSchema, SENT_FILE_GUESS_TEXT } from './buildFileProperty';

/** Values that only a multipart request can have. */
const isBinary = ({ reader }: EntityContext, { schema }: RecordField): boolean => {
  const { format, contentEncoding } = reader.read(schema);
  return format === 'binary' || format === 'byte' || contentEncoding !== undefined || isFileListSchema(reader, schema);
};

/** Reduces the record of another resource inside this one to its id and its name, which the list may show. */
function reduceEmbedded(
  { reader, resource, resources, references }: EntityContext,
  field: RecordField,
): Json | undefined {
  const other = findEmbedded(reader, field.schema, resource, resources);
  if (!other) return undefined;
  const fields = collectRecordFields(reader, other);
  const id = chooseIdField(reader, other, fields).name;
  const title = chooseTitleField(reader, other, fields, id).name;
  const kept = fields.filter(({ name }) => name === id || name === title);
  if (kept.length === 0) return undefined;
  const hasReference = references.some(({ resource: target }) => target === other);
  const properties = Object.fromEntries(kept.map(({ name, schema }) => [name, schema]));
  const record = { type: 'object', title: toTitle(field.name), properties };
  const isShownOnly = hasReference || field.isReadOnly;
  return {
    ...(reader.isArray(field.schema) ? { type: 'array', title: toTitle(field.name), items: record } : record),
    ...(isShownOnly ? { readOnly: true } : {}),
  };
}

/** Links of hypermedia. */
const HYPERMEDIA = /^(_links|_embedded|_templates|links|_actions|@odata\..*)$/;

/** Keys of requests that choose the form of the answer, or name the request. */
const PROJECTION = /^(expand|include|embed|fields|opt_fields|opt_expand|idempotency_?key)$/i;
const isProjection = ({ name, isWriteOnly }: RecordField): boolean => isWriteOnly && PROJECTION.test(name);

/** Whether a field has related records, which an OData service returns on request only. */
const isNavigation = ({ reader }: EntityContext, { schema }: RecordField): boolean =>
  reader.resolve(schema)['x-ms-navigationProperty'] === true;

/** Whether a field of requests and answers is no data of the record. */
const isOfCalls = (context: EntityContext, field: RecordField): boolean =>
  HYPERMEDIA.test(field.name) || isProjection(field) || isNavigation(context, field);

/** Sorts the field that identifies the record first. */
const sortFields = (fields: readonly RecordField[], idField: string | undefined): RecordField[] =>
  fields.toSorted((one, other) => Number(other.name === idField) - Number(one.name === idField));

/** The keywords of an object about keys that none of its fields has. */
const OTHER_KEYS = ['additionalProperties', 'patternProperties', 'propertyNames', 'minProperties'];

/** Returns what a schema says of keys that none of its fields has. */
const pickOtherKeys = (schema: Json): Json =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => OTHER_KEYS.includes(keyword)));

/** Returns the title of the records of a document without calls, if it has one. */
export const getRecordTitle = (reader: SchemaReader): unknown => reader.read(RECORD_REFERENCE)['title'];

/** The fields of a record and its rules, in the schema language. */
export interface BuiltRecord {
  properties: BuiltFields;
  /** `if`, `allOf`, `anyOf` and the other keywords beside `properties`. */
  rules: Json;
  /** The required fields that only variants of a record require, such as the choice among them, or that have no input. */
  requiredChoices: readonly string[];
  /** The required fields that each variant of a record requires under a name of its own. */
  requiredInVariants: readonly string[];
}

/** Builds the fields of the record and its rules. Files are omitted unless a multipart request sends them. */
export function buildProperties(context: EntityContext): BuiltRecord {
  const { reader, fields, guesses, file } = context;
  // A record in JSON alone has a file as a text.
  const isFile = (field: RecordField): boolean => !context.hasUnknownCalls && isBinary(context, field);
  const [files, others] = [true, false].map((wanted) => fields.filter((field) => isFile(field) === wanted));
  const [deprecated, present] = [true, false].map((wanted) =>
    others!.filter((field) => (field.isDeprecated && !field.isRequired && field.name !== context.idField) === wanted),
  );
  const usable = sortFields(
    context.hasUnknownCalls ? present! : present!.filter((field) => !isOfCalls(context, field)),
    context.idField,
  );
  const sentFiles = new Map<string, Json>();
  for (const field of files!) {
    const { name } = field;
    const built = buildRecordFileProperty(context, field);
    if (built) sentFiles.set(name, { $comment: createGuessComment([SENT_FILE_GUESS_TEXT]), ...built });
    const text = `${name} is left out: a form sends files in a multipart request only`;
    guesses.add(file, built ? ['properties', name] : ['properties'], built ? `${name}: ${SENT_FILE_GUESS_TEXT}` : text);
  }
  for (const { name } of deprecated!) {
    guesses.add(file, ['properties'], `${name} is left out: the document advises against it`);
  }
  const rules = context.hasUnknownCalls ? collectRecordRules(reader, RECORD_REFERENCE) : [];
  // The fields of variants come with their variants.
  const own = rules.length > 0 ? Object.keys(reader.getProperties(RECORD_REFERENCE)) : undefined;
  const schemas = Object.fromEntries(
    usable
      .filter(({ name }) => own?.includes(name) ?? true)
      .map((field) => [field.name, reduceEmbedded(context, field) ?? field.schema]),
  );
  const required = usable.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  // A record has its required keys also if they may be null.
  const keys = context.hasUnknownCalls ? toList(reader.read(RECORD_REFERENCE)['required']).map(String) : required;
  const around = context.hasUnknownCalls && rules.length === 0 ? pickOtherKeys(reader.read(RECORD_REFERENCE)) : {};
  const normalizedFields = normalizeFields(reader.document, schemas, required, rules, around);
  const { record, fields: described, definitions } = normalizedFields;
  context.values?.define(normalizedFields);
  const whole = { ...record, ...around, required: keys, properties: described };
  const normalized = context.hasUnknownCalls
    ? (addUndescribedRequiredFields(whole).properties as typeof described)
    : described;
  // What only a rule requires is required by that rule.
  const isAlwaysAdded = (name: string): boolean => !Object.hasOwn(described, name) && keys.includes(name);
  const byName = new Map(usable.map((field) => [field.name, field]));
  // The choice among variants, and fields whose names mean something else in another variant, are none of the document.
  const all = Object.keys(normalized).map((name) => byName.get(name) ?? createAddedField(name, {}, true));
  const asked = listConditionallyRequired(record); // An id among them is entered like any other field.
  const built = Object.fromEntries(
    all.map((field) => {
      const one = buildField(field.name, normalized[field.name] ?? {}, context);
      const scope = asked.includes(field.name) ? { ...context, idField: undefined } : context;
      return [field.name, completeProperty(scope, field, markNestedId(context, field.name, one))];
    }),
  );
  const properties = distinguishTitles(built);
  const stated = buildRules(record, Object.keys(properties), definitions, context);
  const { fields: adapted } = adaptRequiredKeys(properties, normalized, keys, record, stated);
  return {
    properties: { ...adapted, ...Object.fromEntries(sentFiles) },
    rules: stated,
    requiredInVariants: required.filter((name) => !record.required?.includes(name)),
    requiredChoices: all.flatMap(({ name }) =>
      isAlwaysAdded(name) ||
      (record.required?.includes(name) && (!required.includes(name) || isSentWithoutInput(properties[name]!)))
        ? [name]
        : [],
    ),
  };
}
