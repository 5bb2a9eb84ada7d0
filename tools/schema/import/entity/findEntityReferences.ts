/** Finds fields that refer to records of other resources, by their names or by the schema they embed. */
import { normalizeName, toCamelCase, toPlural } from '../api/names';
import type { Resource } from '../api/resource';
import type { SchemaReader } from '../api/schemaReader';
import type { ProjectEntity } from './projectEntities';
import type { RecordField } from './recordFields';

export interface FieldReference {
  field: string;
  resource: Resource | ProjectEntity;
  /** Whether the field is an array of ids. */
  isMultiple: boolean;
  guess: string;
}

const ID_END = /(Ids?|_ids?|ID|IDs|Uuids?|_uuids?|Pk|_pk|Ref|_ref)$/;
/** How names begin that mean another record of the same kind: `previousOwnerId` of an owner. */
const OTHER_OF_SAME =
  /^(parent|super|prev|prior|next|root|orig|source|target|manager|predecessor|successor|replac|dupl|cop|clon|merg|relat|creat|updat|approv|invit|referr|link|base|main|child)/i;
const SCALARS = ['string', 'integer', 'number'];

const isScalar = (reader: SchemaReader, schema: unknown): boolean =>
  reader.getTypes(schema).some((type) => SCALARS.includes(type)) && reader.read(schema)['enum'] === undefined;

/** Whether a field holds an id, or an array of ids. */
function isReferenceType(reader: SchemaReader, { schema }: RecordField): boolean {
  return isScalar(reader, schema) || (reader.isArray(schema) && isScalar(reader, reader.read(schema)['items']));
}

/** Whether the options of a resource can be read with one call. */
const isListable = ({ calls, path }: Resource): boolean =>
  calls.list?.method === 'GET' && !path.includes('{') && calls.list.pathParams.length === 0;

type Named = Pick<Resource, 'entityName' | 'name'> & { componentName?: string | undefined };

/** Returns the names of a resource that are long enough to be recognized in the name of a field. */
const getNames = ({ entityName, name, componentName = '' }: Named): string[] =>
  [entityName, name, componentName].map(normalizeName).filter((one) => one.length > 2);

/** Returns the resource with this name. */
function findExact<T extends Named>(base: string, resources: readonly T[]): T | undefined {
  const name = normalizeName(base);
  // Several resources may have the records of one component, such as those that one user follows.
  return (
    resources.find((resource) => normalizeName(resource.entityName) === name) ??
    resources.find((resource) => getNames(resource).includes(name))
  );
}

/** Returns the resource whose name ends the field's name: `owner` of `previousOwner`. */
function findNamed(base: string, resources: readonly Resource[]): Resource | undefined {
  const name = normalizeName(base);
  return (
    findExact(base, resources) ??
    resources
      .filter((resource) => getNames(resource).some((one) => name.endsWith(one)))
      .sort((one, other) => other.entityName.length - one.entityName.length)[0]
  );
}

/** Returns the schema of the ids of a field, and what its name says of them. */
function readField(reader: SchemaReader, field: RecordField) {
  const isArray = reader.isArray(field.schema);
  const value = isArray ? reader.read(field.schema)['items'] : field.schema;
  const base = field.name.replace(ID_END, '');
  return {
    base,
    hasEnd: base !== field.name && base !== '',
    isArray,
    types: reader.getTypes(value),
    isId: reader.getTypes(value).includes('integer') || reader.read(value)['format'] === 'uuid',
  };
}

/**
 * Finds the references of a record's fields.
 * @param idField the field that identifies the record, which is no reference
 */
export function findEntityReferences(
  reader: SchemaReader,
  resource: Resource,
  fields: readonly RecordField[],
  all: readonly Resource[],
  idField: string | undefined,
): FieldReference[] {
  const listable = all.filter(isListable);
  return fields.flatMap((field) => {
    if (field.name === idField || !isReferenceType(reader, field)) return [];
    const { base, hasEnd, isArray, isId } = readField(reader, field);
    const found =
      /^parent$/i.test(base) && hasEnd
        ? listable.find((other) => other === resource)
        : hasEnd
          ? findNamed(base, listable)
          : isId
            ? findExact(field.name, listable)
            : undefined;
    // `clientId` and `externalClientId` of a client are identifiers of its own.
    if (!found || (found === resource && !OTHER_OF_SAME.test(base))) return [];
    const guess = `refers to ${found.name}, by its name`;
    return [{ field: field.name, resource: found, isMultiple: isArray, guess }];
  });
}

/**
 * Finds the fields that refer to entities of the project by their whole name: `animalId`, or `animal` if it is an id. The
 * type of the field must be that of the entity's ids.
 */
export function findProjectReferences(
  reader: SchemaReader,
  fields: readonly RecordField[],
  entities: readonly ProjectEntity[],
  idField: string | undefined,
): FieldReference[] {
  return fields.flatMap((field) => {
    if (field.name === idField || !isReferenceType(reader, field)) return [];
    const { base, hasEnd, isArray, types, isId } = readField(reader, field);
    const found = hasEnd || isId ? findExact(hasEnd ? base : field.name, entities) : undefined;
    if (!found?.idTypes.some((type) => types.includes(type))) return [];
    const guess = `refers to ${found.name} of the project, by its name`;
    return [{ field: field.name, resource: found, isMultiple: isArray, guess }];
  });
}

/** Returns the resource whose record a field contains, if its schema is the component of that resource. */
export function findEmbedded(
  reader: SchemaReader,
  schema: unknown,
  resource: Resource,
  all: readonly Resource[],
): Resource | undefined {
  const part = reader.isArray(schema) ? reader.read(schema)['items'] : schema;
  const name = reader.getComponentName(part);
  return name === undefined ? undefined : all.find((other) => other !== resource && other.componentName === name);
}

/** Returns the key of a resource's option list in options.json. */
export const getOptionListName = ({ entityName }: Pick<Resource, 'entityName'>): string =>
  toCamelCase(toPlural(entityName));
