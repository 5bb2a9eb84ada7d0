import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { ShapeWithValidators } from '../../../src/model/wire/serialization';
import { createTestModule, getRecordShape } from '../../support/entityModule';

export type Values = Record<string, unknown>;

/** An object with these fields and rules, and its checks. */
export const filledOf = (definition: FieldDefinition): ShapeWithValidators =>
  getRecordShape(createTestModule(definition));

/** An object with these fields and nothing else. */
export const fieldsOf = (properties: NonNullable<FieldDefinition['properties']>): ShapeWithValidators =>
  filledOf({ properties });
