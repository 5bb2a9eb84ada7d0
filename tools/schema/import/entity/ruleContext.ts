/** What the rules of all objects of an import share, and what they say of values that users edit as JSON. */
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import type { Json } from '../../lint/source/readJson';
import type { OmittedRules } from '../report/omittedRules';
import type { ValueSchemas } from './valueSchemas';

export interface RuleContext {
  /** Takes the schemas that rules give to values that users edit as JSON. */
  values?: ValueSchemas | undefined;
  /** Takes the rules that are left out. */
  omitted?: OmittedRules | undefined;
}

/** Returns the schema that a rule gives to a value that users edit as JSON. */
export function createValueReference(values: ValueSchemas, name: string, change: Json): Json {
  const reference = values.refer(name, change as FieldDefinition);
  return Object.keys(reference).length === 0 && change['type'] !== undefined ? { type: change['type'] } : reference;
}

export const pickTexts = ({ title }: Json): Json => (title === undefined ? {} : { title });

export const isEditedAsJson = (field: FieldDefinition): boolean => field['x-ui']?.widget === 'json';
