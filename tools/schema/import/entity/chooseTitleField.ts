/** Chooses the field by which people call a record. */
import { normalizeName } from '../api/names';
import type { Resource } from '../api/resource';
import type { SchemaReader } from '../api/schemaReader';
import { isAddressFormat } from '../source/addressFormats';
import { isUserChosenId, type ChosenField } from './chooseNames';
import { getLastName, getMetadataFields, getWrappedFields, isConstant } from './metadataFields';
import { getNameWords, isTechnicalName } from './rankColumns';
import { isIdentifierOf } from './rankNestedFields';
import { isNullable, type RecordField } from './recordFields';

const TITLES = [
  'name',
  'title',
  'displayname',
  'label',
  'fullname',
  'headline',
  'username',
  'subject',
  'heading',
  'caption',
  'email',
  'code',
  'number',
  'reference',
  'slug',
  'model',
];

/** So many of them name nothing else than the record. */
const OWN_TITLES = 6;

const OWN = new Set(TITLES.slice(0, OWN_TITLES));
const NAMES = new Set(['name', 'title']);

/** Names of texts that tell what a record is, where its name is missing. */
const IDENTITIES = ['identity', 'identifier'];

/** What tells in one line what a record is about, where nothing else names it. */
const SUMMARY = 'summary';

/** Formats of times, ids and texts for machines, which name nothing. */
const OTHER_FORMATS = [
  'date',
  'date-time',
  'time',
  'duration',
  'uuid',
  'regex',
  'json-pointer',
  'byte',
  'binary',
  'ipv4',
  'ipv6',
];
/** Names of texts that tell when, of which kind, of which version or by whom a record is, or that machines read. */
const IS_NO_NAME =
  /((?<![A-Za-z])|(?<=[a-z])(?=[A-Z])|_)([Cc]urrency|[Cc]ountry|[Ll]ocale|[Pp]ublisher|[Aa]uthor|[Oo]wner|[Cc]reator|[Pp]rovider|[Vv]endor|[Vv]er|[Dd]ate|[Tt]ime(stamp)?|[Oo]n|[Aa]t|[Ii]n|[Bb]y|[Ff]or|[Uu]tc|UTC|[Vv]ersion|[Rr]evision|[Tt]ype|[Kk]ind|[Ss]tatus|[Cc]ategory|[Ll]anguage|[Ff]ormat|[Hh]ash|[Tt]oken|[Ss]ignature|[Ss]ig|[Ss]chema|[Yy]ear|[Dd]ob|[Bb]irth|[Aa]rchitecture|[Pp]latform|[Mm]anufacturer|[Bb]rand)$/;

/** Names of texts that tell where a record comes from, rather than which it is. */
const IS_ORIGIN = /^(database|stream|topic|channel|namespace|environment|region|host|server|domain|tenant|cluster)$/i;

/** Keywords of JSON Schema and JSON-LD, such as `$schema` and `@context`, which name no record. */
const IS_KEYWORD = /^[$@]/;

/** Descriptions of texts that hold several names, such as labels with commas between them. */
const SAYS_SEVERAL = /^(an? )?(comma[- ]separated|list of|labels)\b/i;

/** `brandName` */
const MAX_NAME_WORDS = 2;

/**
 * Whether a field is called the name of something, as `brandName` is. In a JSON Schema, such as that of a configuration
 * file, an optional one of several words, or one of a folder or template, names a part of the record: `tempDirName`.
 */
function isNamedAsName({ isStrict }: SchemaReader, { name, isRequired }: RecordField): boolean {
  if (!isStrict) return /(name|title)$/i.test(name);
  const isName = /(name|title)$/i.test(name) && !isTechnicalName(name);
  return isName && (isRequired || getNameWords(name).length <= MAX_NAME_WORDS);
}

const isVersion = (name: string): boolean => /(^|[^a-z])version$|Version$|^specversion$/.test(name);

/** Whether a field is a text that can name a record, as no date, address, code of a list or version can. */
function isPlainText(reader: SchemaReader, { name, schema }: Pick<RecordField, 'name' | 'schema'>): boolean {
  const node = reader.read(schema);
  const isCode = node['enum'] !== undefined || node['const'] !== undefined;
  return (
    !isCode &&
    !IS_NO_NAME.test(name) &&
    !isVersion(name) &&
    !isTechnicalName(name) &&
    reader.getTypes(schema).every((type) => type === 'string')
  );
}

/** Returns the field with the first of these names that a field has. */
const findUsual = (titles: readonly string[], fields: readonly RecordField[]): RecordField | undefined =>
  titles
    .map((title) => fields.find(({ name }) => normalizeName(getLastName(name)) === title))
    .find((field) => field !== undefined);

/** Returns the field that the document calls a name, whatever the records call it: `nm` with the title `Name`. */
const findTitled = (reader: SchemaReader, fields: readonly RecordField[]): RecordField | undefined =>
  fields.find(
    (field) => /^(name|title)$/i.test(String(reader.read(field.schema)['title'])) && isPlainText(reader, field),
  );

/** Returns the field with the first of these names on the first level that has one. */
const findOnLevels = (names: readonly string[], levels: readonly (readonly RecordField[])[]): RecordField | undefined =>
  levels.map((level) => findUsual(names, level)).find((field) => field !== undefined);

/**
 * Returns the name inside of the objects that every record has: a required one, then what else every record has and
 * what is called an identity, then one that a record may have.
 */
function findWrapped(
  reader: SchemaReader,
  levels: readonly (readonly RecordField[])[],
  titles: readonly string[],
): RecordField | undefined {
  // The choice of a part, such as the version of its runtime, names no record.
  const texts = levels.map((level) => level.filter(({ schema }) => reader.read(schema)['enum'] === undefined));
  const needed = texts.map((level) => level.filter(({ isRequired }) => isRequired));
  return findOnLevels(titles, needed) ?? findOnLevels([...IDENTITIES, SUMMARY], needed) ?? findOnLevels(titles, texts);
}

/**
 * Chooses the field with the name of a record. An id that users choose is its name, too. No name is better than one
 * that says nothing of the record, such as a date or a version.
 */
export function chooseTitleField(
  reader: SchemaReader,
  resource: Resource,
  fields: readonly RecordField[],
  id: string | undefined,
): ChosenField {
  const held = getMetadataFields(reader, fields);
  const own = [...fields, ...held].find(({ name }) => name === id);
  if (own && /(name|code)$/i.test(own.name) && isUserChosenId(reader, own)) return { name: id };
  const isText = ({ name, schema, isWriteOnly }: RecordField): boolean => {
    const node = reader.read(schema);
    const { format, description = '' } = node;
    return (
      name !== id &&
      !IS_KEYWORD.test(name) &&
      !isConstant(node) &&
      !isWriteOnly &&
      reader.getTypes(schema).includes('string') &&
      !reader.getTypes(schema).some((type) => type === 'array' || type === 'object') &&
      !OTHER_FORMATS.includes(String(format)) &&
      // A host may have what is its name, as a cluster has.
      !(format === 'hostname' && getLastName(name) !== 'name') &&
      !(reader.isStrict && SAYS_SEVERAL.test(String(description))) &&
      !isAddressFormat(format)
    );
  };
  const texts = fields.filter(isText);
  const heldTexts = held.filter(isText);
  const wrapped = reader.isStrict ? getWrappedFields(reader, fields, id) : [];
  const entity = normalizeName(resource.entityName);
  // What may be null, such as the subject of an event, names a record only if it is called its name.
  const isSurely = ({ name, schema, isRequired }: RecordField): boolean =>
    !reader.isStrict || isRequired || OWN.has(normalizeName(getLastName(name))) || !isNullable(reader, schema);
  const wanted = [
    ...TITLES.slice(0, OWN_TITLES),
    ...TITLES.slice(0, 2).map((title) => `${entity}${title}`),
    ...TITLES.slice(OWN_TITLES),
  ];
  const direct =
    findUsual(wanted, [...texts, ...heldTexts].filter(isSurely)) ??
    (reader.isStrict ? findTitled(reader, texts) : undefined);
  const inner = findWrapped(
    reader,
    wrapped.map((level) => level.filter(isText)),
    wanted.slice(0, OWN_TITLES),
  );
  // A label that a record may lack does not come before the name of an object that every record has.
  const isWeak = direct && !direct.isRequired && !NAMES.has(normalizeName(getLastName(direct.name)));
  const usual = isWeak && reader.isStrict && inner?.isRequired ? inner : (direct ?? inner);
  if (usual) return { name: usual.name };
  // `service_code` of a shipment is that of something else.
  const isOfOther = ({ name }: RecordField): boolean => /code$/i.test(name) && normalizeName(name) !== `${entity}code`;
  const named = texts.filter((field) => isNamedAsName(reader, field));
  const plain = texts.filter((field) => field.isRequired && !isOfOther(field) && isPlainText(reader, field));
  const identifier = texts.find(({ name, isRequired }) => isRequired && isIdentifierOf(name, resource.entityName));
  const needed = identifier ?? plain.find(({ name }) => !IS_ORIGIN.test(name)) ?? plain[0];
  // In a JSON Schema, an optional name of something, such as that of the entry point, does not come before a required text.
  const isSure = ({ isRequired }: RecordField): boolean => !reader.isStrict || isRequired || needed === undefined;
  // A record that must tell its version, as a manifest does, is not called by a description that it may be without.
  const isTold = ({ name, schema, isRequired }: RecordField): boolean =>
    isRequired && name !== id && !isConstant(reader.read(schema)) && isVersion(name);
  const isAnyOptional = !reader.isStrict || !fields.some(isTold);
  const chosen =
    named.find(isSure) ??
    findUsual([SUMMARY], texts) ??
    needed ??
    texts.find(({ name, isRequired }) => normalizeName(name) === 'description' && (isRequired || isAnyOptional));
  return chosen ? { name: chosen.name, guess: `${chosen.name} is the name of a record` } : { name: undefined };
}
