import type { Entity, Field } from '../entity/entity';
import { createShapeConverter } from '../serializations/createShapeConverter';
import type { FormValues } from '../values/cleanValues';

/** The call whose response contains the rows. */
export interface RowCall {
  /** Method and path: `POST article/article-pages`. */
  endpoint: string;
  /** `list`: rows, which need only the fields of the columns. `record`: a whole record. */
  responseKind: 'list' | 'record';
  /** The operator's time zone, for serialized points in time. */
  timeZone?: string | undefined;
  /** The codes of option lists, by the names of the fields that refer to them. */
  optionCodes?: ReadonlyMap<string, readonly unknown[]>;
}

/** A row in the format of the schema, with the values that do not have the serialization of their field. */
export interface ReadRow {
  values: FormValues;
  unserialized: ReadonlyMap<Field, readonly unknown[]>;
}

/** Converts a row of the API to the format of the schema. */
export function readRow(
  { shape, isSerialized }: Pick<Entity, 'shape' | 'isSerialized'>,
  row: FormValues,
  { timeZone }: Pick<RowCall, 'timeZone'>,
): ReadRow {
  const unserialized = new Map<Field, unknown[]>();
  const converter = isSerialized ? createShapeConverter(shape, { timeZone }) : undefined;
  const values = converter?.read(row, (field, value) => {
    unserialized.set(field, [...(unserialized.get(field) ?? []), value]);
  });
  return { values: values ?? row, unserialized };
}
