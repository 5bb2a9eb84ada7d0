/**
 * Compiles entities as the build does: with the same compiler, the same schemas behind the validators and the same ajv
 * options. Only the validation functions are created at run time, for tools and tests, which run in Node.
 */
import type Ajv2020 from 'ajv/dist/2020.js';
import { compileEntity } from '../../src/model/compile/compileEntity';
import type { TranslationFile } from '../../src/model/compile/translateDefinition';
import type { FieldDefinition } from '../../src/model/schemaLanguage/definition';
import type { EntityModule } from '../../src/model/entity/entity';
import type { SchemaFiles } from '../../src/model/schemaLanguage/resolveDefinitionRefs';
import type { ValidateFunction, Violation } from '../../src/model/entity/validators';
import { toValidationSchema } from './convertToStandardSchema';
import { createAjv, getValidatorSchemas } from './validatorModules';

/** The build removes the schema paths from the errors; no code may rely on them. */
function withoutSchemaPaths(ajv: Ajv2020, schema: FieldDefinition): ValidateFunction {
  const compiled = ajv.compile(schema);
  const validate: ValidateFunction = (data) => {
    const isValid = compiled(data);
    validate.errors = compiled.errors?.map(({ instancePath, keyword, params }): Violation => ({
      instancePath,
      keyword,
      params,
    }));
    return isValid;
  };
  return validate;
}

/**
 * Returns the validator of the bodies of requests.
 * @param schema as `bundleSchema` returns it
 * @throws Error if ajv rejects the schema
 */
export function createRequestBodyValidator(schema: FieldDefinition): ValidateFunction {
  const checked = toValidationSchema(schema);
  return withoutSchemaPaths(createAjv({ checked }), checked);
}

/**
 * Compiles an entity from schema files.
 * @param file name of the entity's file in `files`
 * @param translation texts of the entity in another language, in the format of `schema/i18n`
 */
export function compileEntityModule(file: string, files: SchemaFiles, translation?: TranslationFile): EntityModule {
  const { entity, requestBody, ...checks } = compileEntity(file, files, translation);
  const schemas = getValidatorSchemas(checks);
  const ajv = createAjv(schemas);
  const negated = Object.keys(checks.conditions).map((key, index): [string, ValidateFunction] => {
    const not = ajv.compile(schemas[`not${index}`]!);
    return [key, (data) => !not(data)];
  });
  const parts = Object.keys(checks.parts).map((key, index): [string, ValidateFunction] => [
    key,
    withoutSchemaPaths(ajv, schemas[`part${index}`]!),
  ]);
  return {
    entity,
    validators: {
      record: withoutSchemaPaths(ajv, schemas['record']!),
      conditions: Object.fromEntries(negated),
      parts: Object.fromEntries(parts),
    },
    ...(requestBody
      ? { loadRequestBodyValidator: () => Promise.resolve(createRequestBodyValidator(requestBody)) }
      : {}),
  };
}
