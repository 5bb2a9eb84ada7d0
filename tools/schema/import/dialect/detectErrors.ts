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
  'validation_errors',
  'error_details',
  'problems',
  'detail',
];
const FIELDS = [
  'field',
  'property',
  'path',
  'pointer',
  'name',
  'param',
  'parameter',
  'attribute',
  'key',
  'loc',
  'propertyPath',
  'fieldName',
  'field_name',
  'target',
  'members',
];
/** Names of a field in an error that is the only one. */
const ONLY_FIELDS = [
  'field',
  'param',
  'parameter',
  'attribute',
  'property',
  'pointer',
  'fieldName',
  'field_name',
  'target',
];
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
  // An error of several fields is shown at the first of them. Other lists are the steps to one field.
  if (own === 'members' && reader.isArray(properties[own])) return `${own}.0`;
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
  if (fieldErrors === undefined) {
    const only = ONLY_FIELDS.find((key) => key in properties && reader.getTypes(properties[key]).includes('string'));
    const isOnly = prefix !== '' && only !== undefined && messages.length > 0;
    return isOnly ? { ...format, fieldErrorsPath: prefix, fieldPath: only, fieldMessagePath: messages[0]! } : format;
  }
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
  // FastAPI names the field by all steps of its place in the request.
  if (field === 'loc') format.fieldPrefix = 'body';
  if (message !== undefined && message !== 'message') format.fieldMessagePath = message;
  // Without a message of its own, the first error is the message.
  if (message !== undefined) format.messagePath ??= `${format.fieldErrorsPath}.0.${message}`;
  return format;
}

const countKeys = (format: ErrorFormat): number => Object.keys(format).length;

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
  const described = formats.filter((format) => Object.keys(format).length > 0);
  if (described.length === 0) return undefined;
  const [most] = described.toSorted((one, other) => countKeys(other) - countKeys(one));
  // Some failures have a text where others have the errors of fields: the message may be in either place.
  const messages = [...new Set([most!, ...described].flatMap(({ messagePath }) => messagePath ?? []))];
  return { ...most!, ...(messages.length > 0 ? { messagePath: toPath(messages) } : {}) };
}
