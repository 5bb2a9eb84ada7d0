/** Compiles entities for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  EntityDefinition,
  FieldDefinition,
  OptionListDefinition,
} from '../../src/model/schemaLanguage/definition';
import type { EntityModule } from '../../src/model/entity/entity';
import type { SchemaFiles } from '../../src/model/schemaLanguage/resolveDefinitionRefs';
import type { ShapeWithValidators } from '../../src/model/wire/serialization';
import { compileEntityModule } from '../../tools/schema/compileEntityModule';

export { compileEntityModule };

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
