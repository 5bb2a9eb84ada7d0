/** Finds the fields inside of the object in which an API keeps what identifies its records, such as `metadata.name`. */
import { toList } from '../../lint/source/readJson';
import type { SchemaReader } from '../api/schemaReader';
import type { RecordField } from './recordFields';

const METADATA = /^_?(meta|metadata|sys|header|identity|info|basics?|general|strings)$/i;

/** Whether a field says of the record itself what is in it, so that its own name tells nothing. */
export const isMetadataName = (name: string): boolean => METADATA.test(name);

/** Returns the fields inside of such objects, by their path. */
export function getMetadataFields(reader: SchemaReader, fields: readonly RecordField[]): RecordField[] {
  const holders = fields.filter(({ name, schema }) => isMetadataName(name) && !reader.isArray(schema));
  return holders.flatMap((holder) => {
    const required = toList(reader.read(holder.schema)['required']);
    return Object.entries(reader.getProperties(holder.schema)).map(([key, schema]) => ({
      ...holder,
      name: `${holder.name}.${key}`,
      schema,
      isRequired: holder.isRequired && required.includes(key),
      isReadOnly: holder.isReadOnly || reader.read(schema)['readOnly'] === true,
    }));
  });
}

/** Returns the last name of a path: `name` of `metadata.name`. */
export const getLastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
