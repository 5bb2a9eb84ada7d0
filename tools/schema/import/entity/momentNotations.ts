/** Recognizes the notations in which foreign schemas have points in time. */
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { getTypes, readPattern } from './documentValues';

const EPOCH_FORMAT = /^(unix-?time(stamp)?|timestamp|epoch(-?(seconds|milliseconds|millis))?)$/i;
const EPOCH =
  /\bunix[- ](time(stamp)?|epoch)\b|\bepoch (time|seconds|milliseconds|timestamp)\b|since (the )?(unix )?epoch/i;

const isEpoch = ({ format = '', description = '' }: FieldDefinition): boolean =>
  EPOCH_FORMAT.test(format) || EPOCH.test(description);

/** Returns a number of seconds or milliseconds since 1970 as a time in that serialization. */
function readEpoch(field: FieldDefinition): FieldDefinition {
  const { description = '', format = '' } = field;
  const serialization = /milli|\bms\b/i.test(`${format} ${description}`) ? 'epochMilliseconds' : 'epochSeconds';
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
