/** Infers a JSON Schema from example values. */
import { isObject, type Json } from '../../lint/source/readJson';

/** Formats that are recognized by the form of a text. All examples must have the form. */
const FORMATS: readonly (readonly [format: string, pattern: RegExp])[] = [
  ['date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/],
  ['yyyy-MM-dd HH:mm', /^\d{4}-\d\d-\d\d \d\d:\d\d$/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['url', /^https?:\/\/\S+$/],
];

/** A text field is an enum if its few codes repeat this often on average. */
const REPETITION = 3;
const MAX_CODES = 8;
const CODE = /^[A-Za-z][A-Za-z0-9_-]{0,30}$/;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

function inferTextSchema(texts: readonly string[]): Json {
  const format = FORMATS.find(([, pattern]) => texts.every((text) => pattern.test(text)))?.[0];
  if (format) return { type: 'string', format };
  const codes = unique(texts);
  const isEnum =
    codes.length <= MAX_CODES && texts.length >= codes.length * REPETITION && codes.every((code) => CODE.test(code));
  return isEnum ? { type: 'string', enum: codes.sort() } : { type: 'string' };
}

function inferObjectSchema(records: readonly Json[]): Json {
  const names = unique(records.flatMap((record) => Object.keys(record)));
  const getValues = (name: string): unknown[] =>
    records.flatMap((record) => (Object.hasOwn(record, name) ? [record[name]] : []));
  // A field that is null in all examples may be left out.
  const required = names.filter(
    (name) => getValues(name).length === records.length && getValues(name).some((value) => value !== null),
  );
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, inferSchema(getValues(name))])),
    ...(required.length > 0 ? { required } : {}),
  };
}

function inferPresentValues(values: readonly unknown[]): Json {
  const isEvery = (test: (value: unknown) => boolean): boolean => values.every(test);
  if (isEvery((value) => typeof value === 'string')) return inferTextSchema(values as string[]);
  if (isEvery((value) => typeof value === 'boolean')) return { type: 'boolean' };
  if (isEvery((value) => Number.isInteger(value))) return { type: 'integer' };
  if (isEvery((value) => typeof value === 'number')) return { type: 'number' };
  if (isEvery(Array.isArray)) {
    const items = (values as unknown[][]).flat();
    return { type: 'array', ...(items.length > 0 ? { items: inferSchema(items) } : {}) };
  }
  return isEvery(isObject) ? inferObjectSchema(values as Json[]) : {};
}

/**
 * Infers the schema of all values: types, formats, codes that repeat, and fields that every object has.
 * @example
 * inferSchema([{ id: 1 }, { id: 2, name: 'x' }]); // properties id and name; required: ['id']
 */
export function inferSchema(values: readonly unknown[]): Json {
  const present = values.filter((value) => value !== null);
  if (present.length === 0) return {};
  const schema = inferPresentValues(present);
  const { type } = schema;
  return present.length < values.length && typeof type === 'string' ? { ...schema, type: [type, 'null'] } : schema;
}
