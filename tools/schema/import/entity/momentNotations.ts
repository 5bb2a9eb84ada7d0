/** Recognizes the notations in which foreign schemas have points in time. */
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { getTypes, readPattern } from './documentValues';

const EPOCH_FORMAT = /^(unix-?time(stamp)?|timestamp|epoch(-?(seconds|milliseconds|millis))?)$/i;
const EPOCH =
  /\b(unix|posix)[- ](time(stamp)?s?|epoch)\b|\bepoch (time|seconds|milliseconds|timestamp)\b|since (the )?(unix )?epoch|since (1970|(1|1st|january|jan)\b[ ,\d\w-]{0,16}\b1970)\b/i;
/** A number with a unit of time that is called so is one since 1970. */
const TIMESTAMP = /\btime ?stamps?\b/i;
const UNIT = /\b(milli)?seconds?\b|\bms\b/i;
/** The unit that a text excludes: `in seconds (not milliseconds)`. */
const OTHER_UNIT = /\b(not|no|instead of|rather than) (in )?(milli)?seconds?\b/gi;

/** Returns what a document says of a field in words, without the unit that it does not have. */
function getWords({ title = '', description = '', errorMessage }: FieldDefinition): string {
  const messages = typeof errorMessage === 'object' ? Object.values(errorMessage) : [errorMessage ?? ''];
  return [title, description, ...messages].join('. ').replaceAll(OTHER_UNIT, '');
}

function isEpoch(field: FieldDefinition): boolean {
  const { format = '', description = '' } = field;
  const words = getWords(field);
  return EPOCH_FORMAT.test(format) || EPOCH.test(description) || (TIMESTAMP.test(words) && UNIT.test(words));
}

/** Returns a number of seconds or milliseconds since 1970 as a time in that serialization. */
function readEpoch(field: FieldDefinition): FieldDefinition {
  const { format = '' } = field;
  const serialization = /milli|\bms\b/i.test(`${format} ${getWords(field)}`) ? 'epochMilliseconds' : 'epochSeconds';
  const { minimum: _, maximum: __, ...rest } = field;
  const type = getTypes(field).map((one) => (one === 'null' ? one : 'string')) as FieldDefinition['type'];
  return {
    ...rest,
    type: getTypes(field).length === 1 ? 'string' : type,
    format: 'date-time',
    'x-ui': { serialization },
  } as FieldDefinition;
}

/** The same time with the offset of a time zone, and in UTC. */
const WITH_OFFSET = '2027-02-28T23:59:00+08:00';
const IN_UTC = '2027-02-28T15:59:00Z';

/** Whether the pattern of a time allows it in UTC only. */
function isUtcOnly({ format, pattern }: FieldDefinition): boolean {
  const known = format === 'date-time' ? readPattern(pattern) : undefined;
  if (known === undefined) return false;
  const form = new RegExp(known, 'u');
  return form.test(IN_UTC) && !form.test(WITH_OFFSET);
}

/** Returns a field with the serialization of its points in time; other fields as they are. */
export function readMoment(field: FieldDefinition): FieldDefinition {
  const types = getTypes(field);
  if (types.includes('string'))
    return isUtcOnly(field) ? { ...field, 'x-ui': { ...field['x-ui'], serialization: 'utcDateTime' } } : field;
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && isEpoch(field) ? readEpoch(field) : field;
}
