/** Finds the fields inside of the object in which an API keeps what identifies its records, such as `metadata.name`. */
import { toList, type Json } from '../../lint/source/readJson';
import type { SchemaReader } from '../api/schemaReader';
import type { RecordField } from './recordFields';

const SCALARS = ['string', 'integer', 'number', 'boolean'];
const METADATA = /^_?(meta|([a-z\d]+_?)?metadata|sys|header|identity|info|basics?|general|strings)$/i;

/** Whether a field says of the record itself what is in it, so that its own name tells nothing. */
export const isMetadataName = (name: string): boolean => METADATA.test(name);

/** Returns the fields inside of an object, by their path. */
function getInnerFields(reader: SchemaReader, holder: RecordField): RecordField[] {
  const required = toList(reader.read(holder.schema)['required']);
  return Object.entries(reader.getProperties(holder.schema)).map(([key, schema]) => ({
    ...holder,
    name: `${holder.name}.${key}`,
    schema,
    isRequired: holder.isRequired && required.includes(key),
    isReadOnly: holder.isReadOnly || reader.read(schema)['readOnly'] === true,
  }));
}

/** Returns the fields inside of such objects, by their path. */
export const getMetadataFields = (reader: SchemaReader, fields: readonly RecordField[]): RecordField[] =>
  fields
    .filter(({ name, schema }) => isMetadataName(name) && !reader.isArray(schema))
    .flatMap((holder) => getInnerFields(reader, holder));

/** Whether all records have the same value in the field, which tells them apart no more than its absence. */
export const isConstant = ({ const: only, enum: values }: Json): boolean =>
  only !== undefined || toList(values).length === 1;

/** Whether a field has a value of its own that differs between records. */
function isValue(reader: SchemaReader, { name, schema }: RecordField): boolean {
  const isValueOfAll = isConstant(reader.read(schema));
  return !/^[$@]/.test(name) && !isValueOfAll && reader.getTypes(schema).some((type) => SCALARS.includes(type));
}

/**
 * Returns the fields inside of the objects that every record has, by their path, if a record has nothing else that
 * tells it from others: `document.title` in `{ "document": { "title": … } }`.
 * @param id name of the id, which may be one that the document does not have
 * @returns those of the objects, and those of the objects in them
 */
export function getWrappedFields(
  reader: SchemaReader,
  fields: readonly RecordField[],
  id: string | undefined,
): RecordField[][] {
  const others = fields.filter(({ name }) => name !== id);
  if (others.some((field) => isValue(reader, field))) return [];
  const holders = others.filter(({ isRequired, schema }) => isRequired && !reader.isArray(schema));
  const inner = holders.flatMap((holder) => getInnerFields(reader, holder));
  const deeper = inner.filter(({ isRequired, schema }) => isRequired && !reader.isArray(schema));
  return [inner, deeper.flatMap((holder) => getInnerFields(reader, holder))];
}

/** Returns the last name of a path: `name` of `metadata.name`. */
export const getLastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
