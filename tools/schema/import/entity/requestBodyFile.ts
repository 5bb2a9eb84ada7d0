/** Writes the schema of a document into a file of its own, by which a save checks what the form cannot state. */
import { bundleSchema } from '../../../../src/model/jsonSchema/bundleSchema';
import { VALUE_KEYWORDS } from '../../../../src/model/jsonSchema/schemaDocuments';
import { toList, isObject, toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import { createRequestBodyValidator } from '../../compileEntityModule';
import { pickWritableFields } from '../../../../fixtures/entityApi/pickWritableFields';
import { createBodyValidator } from '../../../../fixtures/validate/createBodyValidator';
import type { Row } from '../../../../fixtures/wire/rowValueHelpers';
import { compileEntity } from '../../../../src/model/compile/compileEntity';
import type { SchemaFiles } from '../../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { createSampleRows } from '../../sampleRows';
import type { RecordSchemaSource } from '../source/apiSource';

export interface RequestBodyFile {
  /** Name of the file below `schema/`. */
  file: string;
  value: Json;
  /** The content of the entity's file with the reference to it. */
  entity: Json;
}

/** Keywords of rules that fields alone do not state. */
const RULES = [
  'if',
  'not',
  'anyOf',
  'oneOf',
  'allOf',
  'contains',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
  'prefixItems',
  'minProperties',
  'maxProperties',
  'extends',
  'disallow',
];

/**
 * Throws an error if the generator of example records finds none that satisfies the schema. Some published schemas
 * forbid everything by mistake, such as closed members of an `allOf`: nobody could save a record.
 */
function requireExample(entityName: string, reference: string, files: SchemaFiles): void {
  const { entity, requestBody } = compileEntity(`${entityName}.json`, files);
  const check = createBodyValidator(entity, requestBody)!;
  const rows = JSON.parse(createSampleRows(entityName, files, 'SG')) as Row[];
  const errors = rows.map((row) => check(pickWritableFields(row, entity.shape)));
  if (errors.length === 0 || errors.some((one) => Object.keys(one).length === 0)) return;
  throw new Error(`no example record satisfies ${reference}: ${Object.values(errors[0]!)[0]}`);
}

/** Whether a schema has rules besides those of single fields. Members of a union that are only codes are choices. */
function hasRules(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(hasRules);
  if (!isObject(part)) return false;
  const isChoice = (key: string): boolean =>
    toList(part[key]).length > 0 && toList(part[key]).every((one) => isObject(one) && 'const' in one);
  return Object.entries(part).some(
    ([key, value]) => (RULES.includes(key) && !isChoice(key)) || (!VALUE_KEYWORDS.includes(key) && hasRules(value)),
  );
}

/**
 * Adds the file with the schema of the records of an entity, unless its fields state all its rules.
 * @param entity the content of the entity's file
 * @param others the other schema files that the entity needs
 * @throws Error if the schema cannot be compiled, or if no example of a record satisfies it
 */
export function buildRequestBodyFile(
  entityName: string,
  entity: Json,
  { document, pointer }: RecordSchemaSource,
  others: SchemaFiles,
): RequestBodyFile | undefined {
  if (!hasRules(document)) return undefined;
  const file = `${entityName}.body.json`;
  const value = { $schema: 'http://json-schema.org/schema#', ...document };
  const reference = pointer === '' ? file : `${file}#${pointer}`;
  createRequestBodyValidator(bundleSchema(reference, { [file]: value }));
  const checked = { ...entity, 'x-admin': { ...toObjectOrEmpty(entity['x-admin']), requestBodySchema: reference } };
  requireExample(entityName, reference, { ...others, [`${entityName}.json`]: checked, [file]: value });
  return { file, value, entity: checked };
}
