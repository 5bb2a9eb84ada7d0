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
    isWriteOnly: holder.isWriteOnly || reader.read(schema)['writeOnly'] === true,
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

/** Returns the names of the fields of an object as one text; an empty one for another field, or an object of one field. */
function getShape(reader: SchemaReader, { schema }: RecordField): string {
  const names = reader.isArray(schema) ? [] : Object.keys(reader.getProperties(schema));
  return names.length > 1 ? names.toSorted().join(' ') : '';
}

/** Returns the required objects. Of objects of one shape, such as those of several browsers, none is the record. */
function getHolders(reader: SchemaReader, fields: readonly RecordField[]): RecordField[] {
  const shapes = fields.map((field) => getShape(reader, field));
  return fields.filter(({ isRequired, schema }, index) => {
    const isOneOfMany = shapes[index] !== '' && shapes.filter((shape) => shape === shapes[index]).length > 1;
    return isRequired && !reader.isArray(schema) && !isOneOfMany;
  });
}

/**
 * Returns the fields inside of the objects that every record has, by their path, if a record need not have anything else
 * that tells it from others: `document.title` in `{ "document": { "title": … } }`. Of a record that may have something
 * else, only the required ones.
 * @param id name of the id, which may be one that the document does not have
 * @returns those of the objects, and those of the objects in them
 */
export function getWrappedFields(
  reader: SchemaReader,
  fields: readonly RecordField[],
  id: string | undefined,
): RecordField[][] {
  const others = fields.filter(({ name }) => name !== id);
  const values = others.filter((field) => isValue(reader, field));
  if (values.some(({ isRequired }) => isRequired)) return [];
  const inner = getHolders(reader, others).map((holder) => getInnerFields(reader, holder));
  const deeper = inner.flatMap((level) =>
    getHolders(reader, level).flatMap((holder) => getInnerFields(reader, holder)),
  );
  const isUsable = ({ isRequired }: RecordField): boolean => values.length === 0 || isRequired;
  return [inner.flat().filter(isUsable), deeper.filter(isUsable)];
}

/** Returns the last name of a path: `name` of `metadata.name`. */
export const getLastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
