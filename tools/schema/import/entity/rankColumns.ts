/** Tells how much a field says about a record in a list, from its name and its schema. */
import { VARIANT_CHOICE } from '../../../../src/model/jsonSchema/variantDefinition';
import { isVendorExtension } from '../../../../src/model/compile/vendorExtensions';
import { isAddressFormat } from '../source/addressFormats';
import { isObject, toList, toObjectOrEmpty, type Json } from '../../lint/source/readJson';

/** A path of a column, and how late it is chosen, the lowest first, on the scale of `rankColumn`. */
export interface RankedPath {
  path: string;
  rank: number;
  /** Whether it leads to what the record is about, and only through objects around all of it. */
  isContent?: boolean;
}

const SCALARS = ['string', 'integer', 'number', 'boolean'];

/** Names of technical keys, of coordinates and of pictures. */
const TECHNICAL =
  /^(slug|handle|display|order|position|priority|rank|weight|lat(itude)?|lon(gitude)?|lng|zoom_?level|etag|checksum|fingerprint|md5|locale|lang(uage)?|time_?zone|origin|self|mime(_?type)?|object|logo|icon|banner|image|picture|photo|avatar|thumbnail|cover)$/i;
/** The last words of names of ids of other records, addresses, paths, commands and texts for machines. */
const TECHNICAL_ENDS = new Set(
  (
    'id ids uid uuid url uri href token hash digest sha sha1 sha256 commit revision places version compatibility path ' +
    'dir directory file folder root command script template selector css prefix suffix ' +
    'urls base64 regex regexp pattern glob mask emoji placeholder tooltip signature sig bugs issues repository homepage documentation readme'
  ).split(' '),
);
/** Versions of the record itself, not of the format in which it is written. A number counts changes. */
const VERSION = /^((app|current|latest|release|product|software)_?)?version$/i;
/** Names of addresses, which are too long for a cell. */
const ADDRESS = /(u?r[il]|href|image|icon|logo)s?$/i;
const COMPOUND_TECHNICAL =
  /(content_?type|decimal_?places|(background|foreground|text|font|border|accent|theme|fill|stroke|line)_?colou?r)$/i;
/** A place in an order, unless it may have decimals: then it is how heavy something is. */
const WEIGHT = /^weight$/i;
/** An address with its scheme. */
const WITH_SCHEME = /^[a-z][a-z\d+.-]*:\/\/\S+$/i;
const CREATED = /^(date_?)?created(_?(at|on|date|time|timestamp))?$|^(creation|insert)_?(date|time)$/i;
const BOOKKEEPING =
  /^(date_?)?(updated|modified|deleted|archived|changed|last_?(updated|modified))(_?(at|on|by|date|time|timestamp))?$|^created_?by$/i;
/** Names of fields that tell most about a record. */
const TELLING = /(name|title|type|kind|status|state|category|label|subject|login)$/i;
/** What only tools read, such as the address of the schema of a document, or what the terms of a linked document mean. */
const FOR_TOOLS = /^(\$(schema|vocabulary|comment|anchor|dynamicAnchor)|@(context|vocab))(\$\d+)?$/;
/** Names and descriptions of versions of the format in which a record is written, which is the same in most records. */
const FORMAT_VERSION = /^(schema|spec|specification|format|model|context|protocol)[-_]?ver(sion)?$/i;
const SAYS_FORMAT_VERSION =
  /\bversion (number )?of (the |this )?([\w-]+ ){0,3}(schema|spec(ification)?|format|standard|protocol)\b|\b(schema|spec(ification)?|format) version\b/i;
/** A pattern of versions: a field with another name, such as `openapi`, has that of the format. */
const VERSION_PATTERN = /^\^?\\d\+\\\.\\d\+/;
/** Names of questions, whose answers tell records apart no better than a switch. */
const QUESTION = /^(is|has)[A-Z_]/;
/** Texts of at least this length are hashes and keys. */
const LONG_CODE = 32;

/** Who made a record or deals with it. */
export const PERSON_FIELD =
  /^(authors?|creators?|owners?|assignees?|assigned_?to|contributors?|customers?|sellers?|buyers?|senders?|recipients?|artists?|speakers?|organi[sz]ers?)$/i;
/** It comes before optional choices, and names of parts. */
export const PERSON_FIELD_RANK = -0.97;

/** A field of this rank or a higher one is a column only if there are too few others. */
export const TECHNICAL_RANK = 3;

const getUi = (field: Json): Json => toObjectOrEmpty(field['x-ui']);
const getTypes = ({ type }: Json): string[] => [type].flat().map(String);

/** Returns the words of a name in lower case: `temp`, `dir`, `name` of `tempDirName`. */
export const getNameWords = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

const isTechnicalWord = (word: string): boolean => TECHNICAL_ENDS.has(word);

/** Whether the name is that of a path, an address, the id of another record or a text for machines, or names one. */
export function isTechnicalName(name: string): boolean {
  if (VERSION.test(name)) return false;
  const words = getNameWords(name);
  const isNameOfTechnical = /^(name|title|label)$/.test(words.at(-1) ?? '') && words.some(isTechnicalWord);
  return (
    TECHNICAL.test(name) || COMPOUND_TECHNICAL.test(name) || isTechnicalWord(words.at(-1) ?? '') || isNameOfTechnical
  );
}

/** Whether only tools read the field. */
export const isForTools = (name: string): boolean => FOR_TOOLS.test(name);

export const isCreationTime = (name: string): boolean => CREATED.test(name);

/** Whether the name says what a record is: its name, its kind or its state. */
export const isTellingName = (name: string): boolean =>
  TELLING.test(name) && !QUESTION.test(name) && !isTechnicalName(name);

/** A pattern of a text of one kind of characters, perhaps behind a few fixed ones: `^0x[a-f0-9]{64}$`. */
const PATTERN_OF_CODE = /^\^?[\w:-]{0,10}(?:\[[^\]]*\]|\\[dw]|\.)\{(\d+)\}\$$/;

/** Whether all values are texts so long that nobody reads them, such as hashes. */
function isLongCode({ minLength, pattern }: Json): boolean {
  const [, count] = PATTERN_OF_CODE.exec(String(pattern ?? '')) ?? [];
  return Number(minLength ?? 0) >= LONG_CODE || Number(count ?? 0) >= LONG_CODE;
}

const IMAGE = /image$/i;
/** Patterns of addresses and of pictures in the text. */
const PATTERN_OF_PICTURE = /:\\?\/\\?\/|https?|data:|png|svg|gif|jpe?g|webp/i;
const SAYS_MACHINE = /\b(container|docker|oci|machine|vm|disk|boot|registry)\b/i;

/** Whether an image is that of a container or machine, which a text names, and no picture. */
const isMachineImage = (name: string, { format, pattern, description }: Json): boolean =>
  IMAGE.test(name) &&
  format === undefined &&
  (pattern === undefined
    ? SAYS_MACHINE.test(`${name} ${String(description)}`)
    : !PATTERN_OF_PICTURE.test(String(pattern)));

/** Returns the codes of a field. */
const getCodes = (field: Json): unknown[] =>
  toList(field['oneOf'] ?? field['enum']).map((one) => (isObject(one) ? one['const'] : one));

/** Whether a field has codes that are all addresses, as those of one schema with two schemes are. */
const isAddressChoice = (field: Json): boolean => {
  const codes = getCodes(field);
  return codes.length > 0 && codes.every((code) => WITH_SCHEME.test(String(code)));
};

/** Whether a cell can show the field and leave enough width to the others. */
export function canBeColumn(name: string, field: Json): boolean {
  const { widget } = getUi(field);
  return (
    getTypes(field).some((type) => SCALARS.includes(type)) &&
    !isForTools(name) &&
    !isLongCode(field) &&
    (widget !== 'variant' || name === VARIANT_CHOICE) &&
    !isVendorExtension(name, field) &&
    getCodes(field).length !== 1 &&
    !isAddressChoice(field) &&
    field['writeOnly'] !== true &&
    field['deprecated'] !== true &&
    !['multiline', 'json', 'password'].includes(String(widget)) &&
    !isAddressFormat(field['format'])
  );
}

/** The last words of names of days and times. */
const MOMENT_ENDS = ['date', 'time', 'datetime', 'timestamp', 'at'];

const LAST_CHANGE = /^last_?(updated|modified)$/i;

/** Whether the field is a day or a time. */
export const isMoment = (name: string, { format }: Json): boolean =>
  format === 'date' ||
  format === 'date-time' ||
  MOMENT_ENDS.includes(getNameWords(name).at(-1) ?? '') ||
  LAST_CHANGE.test(name);

/** Whether the field tells when a record was changed, also as a number, such as that of seconds. */
export const isTimeOfChange = (name: string, field: Json): boolean =>
  BOOKKEEPING.test(name) && !/by$/i.test(name) && isMoment(name, field) && !/^(date_?)?(deleted|archived)/i.test(name);

/** A text that says how others are written, such as that of addresses. */
const isTemplate = (name: string, field: Json): boolean =>
  getNameWords(name).length > 1 &&
  getNameWords(name).at(-1) === 'format' &&
  getTypes(field).includes('string') &&
  !isChoice(field);

const isChoice = (field: Json): boolean =>
  getUi(field)['options'] !== undefined || field['oneOf'] !== undefined || field['enum'] !== undefined;

/** Whether a field tells the version of the format of a record, not of the record. */
const isFormatVersion = (name: string, { description, title, pattern }: Json): boolean =>
  FORMAT_VERSION.test(name) ||
  (!/version/i.test(name) && VERSION_PATTERN.test(String(pattern ?? ''))) ||
  [title, description].some((text) => SAYS_FORMAT_VERSION.test(String(text ?? '')));

/**
 * Returns how late a field is chosen as a column, the lowest first: names, kinds and states; required fields, those
 * with choices first; optional choices; other values; switches, which look alike in most rows; technical fields; who
 * changed the record and when.
 */
export function rankColumn(name: string, field: Json, isRequired: boolean): number {
  const isReference = getUi(field)['options'] !== undefined;
  if (BOOKKEEPING.test(name)) return TECHNICAL_RANK + 1;
  if (isFormatVersion(name, field)) return TECHNICAL_RANK;
  const counts = VERSION.test(name) && !getTypes(field).includes('string');
  const isUseful = isRequired && !ADDRESS.test(name);
  const isHeaviness = WEIGHT.test(name) && getTypes(field).includes('number');
  const isPlain = isReference || isHeaviness || isMachineImage(name, field);
  if (!isPlain && (isTechnicalName(name) || counts || (!isRequired && isTemplate(name, field))))
    return TECHNICAL_RANK - Number(isUseful) / 2;
  const isSwitch = getTypes(field).includes('boolean');
  if (isSwitch) return isRequired ? 1 : 2;
  if (isTellingName(name)) return isRequired ? -2.5 : -2;
  if (isCreationTime(name)) return 1;
  if (isRequired) return isChoice(field) ? -1.25 : -1;
  if (PERSON_FIELD.test(name)) return PERSON_FIELD_RANK;
  return isChoice(field) ? -0.75 : 0;
}
