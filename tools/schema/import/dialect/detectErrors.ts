/** Detects where error responses have their message and the errors of fields. */
import type { ErrorFormat } from '../../../../dataProvider/dialects/definition';
import { getFailures, type Operation } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';

const MESSAGES = [
  'detail',
  'message',
  'errorMessage',
  'msg',
  'error_description',
  'description',
  'reason',
  'title',
  'error',
];
const FIELD_ERRORS = [
  'errors',
  'fieldErrors',
  'field_errors',
  'violations',
  'invalid-params',
  'invalidParams',
  'details',
  'validationErrors',
];
const FIELDS = ['field', 'property', 'path', 'pointer', 'name', 'param', 'key', 'loc', 'propertyPath', 'fieldName'];
const FIELD_MESSAGES = [
  'defaultMessage',
  'message',
  'errorMessage',
  'detail',
  'reason',
  'msg',
  'description',
  'title',
  'error',
];
const NESTED = ['error', 'fault', 'problem'];
const PROBLEM = /problem\+json/;

const join = (prefix: string, key: string): string => (prefix === '' ? key : `${prefix}.${key}`);
const toPath = (paths: readonly string[]): string | readonly string[] => (paths.length === 1 ? paths[0]! : paths);

/** Returns the place of the field's name in an item of an array of errors, also one level deeper. */
function findFieldPath(reader: SchemaReader, item: unknown, names: readonly string[]): string | undefined {
  const properties = reader.getProperties(item);
  const own = names.find((name) => name in properties && !reader.isRecord(properties[name]));
  if (own !== undefined) return own;
  for (const [key, part] of Object.entries(properties)) {
    const inner = reader.getProperties(part);
    const found = names.find((name) => name in inner);
    if (found !== undefined) return `${key}.${found}`;
  }
  return undefined;
}

function readErrorObject(reader: SchemaReader, schema: unknown, prefix: string): ErrorFormat {
  const properties = reader.getProperties(schema);
  const messages = MESSAGES.filter((key) => key in properties && reader.getTypes(properties[key]).includes('string'));
  const fieldErrors = FIELD_ERRORS.find(
    (key) => key in properties && ['object', 'array'].some((type) => reader.getTypes(properties[key]).includes(type)),
  );
  const format: ErrorFormat =
    messages.length > 0 ? { messagePath: toPath(messages.map((key) => join(prefix, key))) } : {};
  if (fieldErrors === undefined) return format;
  format.fieldErrorsPath = join(prefix, fieldErrors);
  if (!reader.isArray(properties[fieldErrors])) return format;
  const item = reader.read(properties[fieldErrors])['items'];
  const field = findFieldPath(reader, item, FIELDS);
  const message = findFieldPath(
    reader,
    item,
    FIELD_MESSAGES.filter((name) => name !== field),
  );
  if (field !== undefined && field !== 'field') format.fieldPath = field;
  if (message !== undefined && message !== 'message') format.fieldMessagePath = message;
  // Without a message of its own, the first error is the message.
  if (message !== undefined) format.messagePath ??= `${format.fieldErrorsPath}.0.${message}`;
  return format;
}

/** Returns the format of the errors that the document describes; undefined if it describes none. */
export function detectErrors(reader: SchemaReader, operations: readonly Operation[]): ErrorFormat | undefined {
  const failures = operations.flatMap(getFailures);
  const formats = failures.map(({ body }): ErrorFormat => {
    const properties = reader.getProperties(body!.schema);
    const nested = NESTED.find((key) => key in properties && reader.isRecord(properties[key]));
    const own = readErrorObject(reader, body!.schema, '');
    const inner = nested === undefined ? {} : readErrorObject(reader, properties[nested], nested);
    // The generic problem+json of RFC 9457 need not be described in the document.
    const problem: ErrorFormat = PROBLEM.test(body!.mediaType) ? { messagePath: ['detail', 'title'] } : {};
    return { ...problem, ...own, ...inner };
  });
  const [most] = formats.sort((one, other) => Object.keys(other).length - Object.keys(one).length);
  return most && Object.keys(most).length > 0 ? most : undefined;
}
