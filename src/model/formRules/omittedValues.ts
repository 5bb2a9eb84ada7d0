/** Tells which empty values a record has because it had them, or others in their place, when a form loaded it. */
import type { Field } from '../entity/entity';
import { isUntypedEmptyList } from '../values/isEmpty';
import type { FieldState } from './ruleEffects';

/** Whether the loaded record has a value, or null, at a path of the form. Of a new row, whether one of the loaded rows has it. */
export type StoredKeyTest = (path: string) => boolean;

/** Whether a value is null or an empty list, and neither the schema nor a rule sends the empty field as null. */
export const isPlainEmptyValue = (
  field: Field,
  value: unknown,
  { emptyValue = field.ui.emptyValue }: FieldState,
): boolean => (value === null && emptyValue !== null) || isUntypedEmptyList(field, value);
