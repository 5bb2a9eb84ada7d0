/**
 * Compiles entities for tests as the build does: with the same compiler, the same schemas behind the validators and
 * the same ajv options. Only the validation functions are created at run time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Ajv2020 from 'ajv/dist/2020.js';
import { compileEntity } from '../../src/model/compile/compileEntity';
import type { TranslationFile } from '../../src/model/compile/translateDefinition';
import type {
  EntityDefinition,
  FieldDefinition,
  OptionListDefinition,
} from '../../src/model/schemaLanguage/definition';
import type { EntityModule } from '../../src/model/entity/entity';
import type { SchemaFiles } from '../../src/model/schemaLanguage/resolveDefinitionRefs';
import type { ValidateFunction, Violation } from '../../src/model/entity/validators';
import type { ShapeWithValidators } from '../../src/model/wire/serialization';
import { createAjv, getValidatorSchemas } from '../../tools/schema/validatorModules';

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
 * Compiles an entity from schema files.
 * @param file name of the entity's file in `files`
 * @param translation texts of the entity in another language, in the format of `schema/i18n`
 */
export function compileEntityModule(file: string, files: SchemaFiles, translation?: TranslationFile): EntityModule {
  const { entity, ...checks } = compileEntity(file, files, translation);
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
  };
}

/** Compiles an entity that has only these properties and rules; its id field is `id`. */
export function createTestModule(
  definition: FieldDefinition,
  admin: Partial<EntityDefinition['x-admin']> = {},
  options: Record<string, OptionListDefinition> = {},
): EntityModule {
  const entity = {
    $id: 'thing',
    title: 'Things',
    type: 'object',
    ...definition,
    properties: { id: { type: 'integer', title: 'ID', readOnly: true }, ...definition.properties },
    'x-admin': { idField: 'id', routes: {}, calls: {}, ...admin },
  };
  return compileEntityModule('thing.json', { 'thing.json': entity, 'options.json': options });
}

/** Returns the record shape of an entity with its validators, as rules and checks receive it. */
export const getRecordShape = ({ entity, validators }: EntityModule): ShapeWithValidators => ({
  shape: entity.shape,
  validators,
});

const SCHEMA = join(import.meta.dirname, '../../schema');

const SHARED = ['common', 'navigation', 'options'];

/** Returns the names of the product's entities. */
export const getProductEntityNames = (): string[] =>
  readdirSync(SCHEMA)
    .flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? [])
    .filter((name) => !SHARED.includes(name));

/** Compiles an entity of the product from its own schema file. */
export function getProductModule(name: string): EntityModule {
  const names = readdirSync(SCHEMA).filter((file) => file.endsWith('.json'));
  const files = names.map((file) => [file, JSON.parse(readFileSync(join(SCHEMA, file), 'utf8')) as unknown]);
  return compileEntityModule(`${name}.json`, Object.fromEntries(files) as SchemaFiles);
}
