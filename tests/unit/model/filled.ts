import type { FieldDefinition } from '../../../src/model/language/definition';
import type { Filled } from '../../../src/model/wire/wire';
import { moduleOf, recordOf } from '../../support/entityModule';

export type Values = Record<string, unknown>;

/** An object with these fields and rules, and its checks. */
export const filledOf = (definition: FieldDefinition): Filled => recordOf(moduleOf(definition));

/** An object with these fields and nothing else. */
export const fieldsOf = (properties: NonNullable<FieldDefinition['properties']>): Filled => filledOf({ properties });
