import type { Field, ObjectShape } from '../entity/entity';
import { findFurtherEntriesField } from '../values/furtherEntriesField';
import { gatherFurtherEntries, spreadFurtherEntries } from './furtherEntries';
import { ALL_OTHER_KEYS, ENTRY_KEY, isConverted } from '../jsonSchema/variantDefinition';
import { isObject, type FormValues } from '../values/cleanValues';
import { getPeriodFields } from '../values/periodFields';
import { findSerialization } from './findSerialization';
import { getNestedValue, omitNestedValue, setNestedValue } from './nestedValues';
import type { SerializationContext } from './serialization';
import {
  combineConverters,
  createArrayConverter,
  createPlainConverter,
  type MalformedValueReporter,
  type ValueConverter,
} from './valueConverter';
import { readVariant, writeVariant } from './variantConverter';

export type ConverterOptions = Pick<SerializationContext, 'timeZone' | 'isPeriodEnd'>;

/** Converts objects between the format of the API and the app's own format. */
export interface ShapeConverter {
  /** Returns the object in the app's format. Keys that the schema does not describe remain unchanged. */
  read(received: FormValues, report: MalformedValueReporter): FormValues;
  /** @param received the same object as the API last sent it. Values that have not changed are sent in the same form */
  write(values: FormValues, received: FormValues): FormValues;
  /** The same without moving values to the nested paths of their fields, which `nest` does. */
  writeFlat(values: FormValues, received: FormValues): FormValues;
  nest(values: FormValues): FormValues;
  /** Moves the values at nested paths to the keys of their fields. */
  flatten(received: FormValues): FormValues;
}

const toObject = (value: unknown): FormValues => (isObject(value) ? value : {});

/** Creates the converter of an object, or of each row of an array of objects. */
function createObjectConverter({ type, shape, ui }: Field, options: ConverterOptions): ValueConverter | undefined {
  const inner = shape && createShapeConverter(shape, options, ui.dateRange && getPeriodFields({ shape })[1]);
  if (!inner) return undefined;
  // A variant may be another value than an object, such as a text. In the app it is a field of an object.
  const variants = shape.variants?.branches.some(({ isValue }) => isValue) ? shape : undefined;
  const enter = (received: unknown): unknown =>
    variants && received !== null && received !== undefined ? readVariant(variants, received) : received;
  const object: ValueConverter = {
    read: (received, report) => {
      const value = enter(received);
      return isObject(value) ? inner.read(value, report) : value;
    },
    write: (value, received) => {
      if (!isObject(value)) return value;
      const written = inner.write(value, toObject(enter(received)));
      return variants ? writeVariant(variants, written, received) : written;
    },
  };
  if (type !== 'array') return object;
  const idField = ui.serialization === 'map' ? ENTRY_KEY : ui.rows?.idField;
  // Users can delete and reorder rows, so a row with an id or a key is compared with the received row that has this id.
  return createArrayConverter(
    () => object,
    (row, index, received) => {
      const rows: unknown[] = Array.isArray(received) ? received : [];
      const id = idField === undefined ? undefined : toObject(row)[idField];
      return id === undefined ? rows[index] : rows.find((one) => toObject(one)[idField!] === id);
    },
  );
}

/** Returns the converters of the start and the end of a period. */
const createPeriodConverters = (field: Field, options: ConverterOptions): (ValueConverter | undefined)[] =>
  getPeriodFields(field).map((name, index) => {
    const end = field.shape?.fields[name];
    return end && createValueConverter(end, { ...options, isPeriodEnd: index === 1 });
  });

/**
 * Creates the converter of a field.
 * @returns undefined if neither the field nor a value inside it has another format in the API
 */
export function createValueConverter(field: Field, options: ConverterOptions): ValueConverter | undefined {
  if (field.ui.dateRange?.serialization === 'array') {
    const ends = createPeriodConverters(field, options);
    return ends.some(Boolean) ? createArrayConverter((index) => ends[index]) : undefined;
  }
  const serialization = findSerialization(field.ui.serialization);
  const own = serialization && createPlainConverter(field, serialization, options);
  const item = field.item && createValueConverter(field.item, options);
  const items = item && createArrayConverter(() => item);
  return combineConverters(own, field.shape ? createObjectConverter(field, options) : items);
}

/** Returns the keys under which the API may send the value of a field, each with its converter. */
function getKeyConverters(field: Field, options: ConverterOptions): [key: string, converter: ValueConverter][] {
  const { name, ui } = field;
  const converter = createValueConverter(field, options);
  const ends = ui.dateRange?.params ? createPeriodConverters(field, options) : [];
  const keys: [string, ValueConverter | undefined][] = [
    ...[name, ...(ui.alternateResponseNames ?? [])].map((key): [string, ValueConverter | undefined] => [
      key,
      converter,
    ]),
    ...(ui.dateRange?.params ?? []).map((key, index): [string, ValueConverter | undefined] => [key, ends[index]]),
  ];
  return keys.flatMap(([key, one]): [string, ValueConverter][] => (one ? [[key, one]] : []));
}

/**
 * Creates the converter of an object.
 * @param periodEnd name of the field that ends the period, if the object is a period
 * @returns undefined if the API uses the app's format for all fields
 */
export function createShapeConverter(
  shape: ObjectShape,
  options: ConverterOptions,
  periodEnd?: string,
): ShapeConverter | undefined {
  const all = Object.values(shape.fields);
  // Variants that are not objects are converted with the value itself.
  const { variants } = shape;
  const isVaried = variants !== undefined && isConverted(variants) && !variants.branches.some(({ isValue }) => isValue);
  const isWhole = variants !== undefined && isConverted(variants) && !isVaried;
  const converters = new Map(
    all.flatMap((field) => getKeyConverters(field, { ...options, isPeriodEnd: field.name === periodEnd })),
  );
  const paths = all.flatMap(({ name, ui }): [name: string, path: string][] =>
    ui.recordPath === undefined || ui.recordPath === ALL_OTHER_KEYS ? [] : [[name, ui.recordPath]],
  );
  const further = findFurtherEntriesField(shape);
  if (converters.size === 0 && paths.length === 0 && !further && !isVaried && !isWhole) return undefined;

  const flatten = (received: FormValues): FormValues => {
    const found = paths.map(([name, path]) => [name, getNestedValue(received, path)] as const);
    const others = paths.reduce((row, [, path]) => omitNestedValue(row, path), received);
    const flat = { ...others, ...Object.fromEntries(found.filter(([, value]) => value !== undefined)) };
    return further ? gatherFurtherEntries(further, flat) : flat;
  };
  const nest = (values: FormValues): FormValues => {
    const nested = paths.reduce((row, [name, path]) => {
      if (!Object.hasOwn(row, name)) return row;
      const { [name]: value, ...others } = row;
      return setNestedValue(others, path, value);
    }, values);
    return further ? spreadFurtherEntries(further, nested) : nested;
  };
  const convert = (values: FormValues, change: (converter: ValueConverter, key: string) => unknown): FormValues =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => {
        const converter = converters.get(key);
        return [key, converter ? change(converter, key) : value];
      }),
    );

  const enter = (received: FormValues): FormValues => {
    const values = flatten(received);
    return isVaried ? (readVariant(shape, values) as FormValues) : values;
  };
  const writeFlat = (values: FormValues, received: FormValues): FormValues => {
    const before = enter(received);
    const written = convert(values, ({ write }, key) => write(values[key], before[key]));
    return isVaried ? (writeVariant(shape, written, flatten(received)) as FormValues) : written;
  };
  return {
    read: (received, report) => {
      const values = enter(received);
      return convert(values, ({ read }, key) => read(values[key], report));
    },
    write: (values, received) => nest(writeFlat(values, received)),
    writeFlat,
    nest,
    flatten,
  };
}
