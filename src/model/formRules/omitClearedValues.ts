/** Omits the values that rules clear, and the empty values of fields that a record lacks. */
import type { Field, ObjectShape } from '../entity/entity';
import { equal } from '../values/ajvRuntime';
import type { FormValues } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';
import { isUntypedEmptyList } from '../values/isEmpty';
import { isOptionalObjectAbsent } from '../values/isOptionalObjectAbsent';
import type { FieldStateMap } from './fieldStates';
import type { FieldState } from './ruleEffects';

/** Whether the loaded record has a value, or null, at a path of the form. Of a new row, whether one of the loaded rows has it. */
export type StoredKeyTest = (path: string) => boolean;

/** Whether a value is null or an empty list, and neither the schema nor a rule sends the empty field as null. */
const isPlainEmptyValue = (field: Field, value: unknown, { emptyValue = field.ui.emptyValue }: FieldState): boolean =>
  (value === null && emptyValue !== null) || isUntypedEmptyList(field, value);

/** Whether a rule forbids a value. */
export const isForbidden = (value: unknown, { cleared, values }: FieldState): boolean =>
  cleared === true ||
  (values !== undefined && !Array.isArray(value) && !values.some((allowed) => equal(allowed, value)));

/**
 * Returns the values of an object without those that rules forbid or clear.
 * @param isLacking whether the record lacks a field while it is empty
 */
export function omitClearedValues(
  { fields }: ObjectShape,
  values: FormValues,
  states: FieldStateMap,
  isLacking: (field: Field) => boolean,
): FormValues {
  const kept = Object.entries(values).filter(([name, value]) => {
    const field = getOwnProperty(fields, name);
    const state = field && states.get(field.key);
    return !(
      state &&
      (isForbidden(value, state) ||
        isOptionalObjectAbsent(field, value, state.required) ||
        (isPlainEmptyValue(field, value, state) && isLacking(field)))
    );
  });
  return Object.fromEntries(kept);
}
