import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { Field } from '../../../src/model/entity/entity';
import { createTestModule } from '../../support/entityModule';

/** Compiles a field named `name` as the build does. */
export const fieldOf = (definition: FieldDefinition): Field =>
  createTestModule(
    { properties: { name: definition } },
    {},
    { states: { call: 'GET state-select' }, countries: { call: 'GET country-select' } },
  ).entity.shape.fields['name']!;
