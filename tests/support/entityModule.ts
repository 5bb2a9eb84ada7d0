/**
 * Entities for tests, compiled as the build does it: the same compiler, the same schemas behind the
 * validators and the same ajv options; only the functions are made at run time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { compileEntity } from '../../src/model/compile';
import type { FieldDefinition, OptionListDefinition } from '../../src/model/definition';
import type { EntityDefinition } from '../../src/model/entityDefinition';
import type { EntityModule } from '../../src/model/entity';
import { formats } from '../../src/model/formats';
import type { SchemaFiles } from '../../src/model/refs';
import { validatorSchemas } from '../../tools/schema/validators';
import type { Validate, Violation } from '../../src/model/validators';

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ allErrors: true, messages: false, multipleOfPrecision: 6, strict: false, meta: false });
  ajv.opts.validateSchema = false;
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  return ajv;
}

/** The build strips the schema's paths from the violations: nothing may rely on them. */
function withoutSchemaPaths(ajv: Ajv2020, schema: FieldDefinition): Validate {
  const compiled = ajv.compile(schema);
  const validate: Validate = (data) => {
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

/** @param file name of the entity's file in `files` */
export function compileModule(file: string, files: SchemaFiles): EntityModule {
  const { entity, definition, conditions } = compileEntity(file, files);
  const { record, ...negated } = validatorSchemas(definition, conditions);
  const ajv = createAjv();
  const tests = Object.values(negated).map((schema) => ajv.compile(schema));
  const entries = Object.keys(conditions).map((key, index) => [key, (data: unknown) => !tests[index]!(data)]);
  return {
    entity,
    validators: { record: withoutSchemaPaths(ajv, record!), conditions: Object.fromEntries(entries) },
  };
}

/** An entity with nothing but these properties and rules; its id is `id`. */
export function moduleOf(
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
    'x-admin': { id: 'id', routes: {}, calls: {}, ...admin },
  };
  return compileModule('thing.json', { 'thing.json': entity, 'options.json': options });
}

const SCHEMA = join(import.meta.dirname, '../../schema');

/** An entity of the product, from its own schema file. */
export function productModule(name: string): EntityModule {
  const names = readdirSync(SCHEMA).filter((file) => file.endsWith('.json'));
  const files = names.map((file) => [file, JSON.parse(readFileSync(join(SCHEMA, file), 'utf8')) as unknown]);
  return compileModule(`${name}.json`, Object.fromEntries(files) as SchemaFiles);
}
