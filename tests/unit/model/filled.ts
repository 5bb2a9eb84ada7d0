import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { ShapeWithValidators } from '../../../src/model/wire/serialization';
import { createTestModule, getRecordShape } from '../../support/entityModule';

export type Values = Record<string, unknown>;

/** Compiles an object with these fields and rules, and its validators. */
export const filledOf = (definition: FieldDefinition): ShapeWithValidators =>
  getRecordShape(createTestModule(definition));

/** Compiles an object with these fields only. */
export const fieldsOf = (properties: NonNullable<FieldDefinition['properties']>): ShapeWithValidators =>
  filledOf({ properties });
