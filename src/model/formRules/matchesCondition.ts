import { getFieldValue } from '../values/getFieldValue';
import type { FormValues } from '../values/cleanValues';
import type { ObjectShape } from '../entity/entity';
import { isEmptyOrEmptyList } from '../values/isEmpty';
import { normalizeRecordCodes } from '../values/normalizeCodes';
import type { Validators } from '../entity/validators';

/**
 * Converts a record of the server to the input of conditions: values have the field names of the schema, and empty
 * values are removed.
 */
function toPlainValues(shape: ObjectShape, record: FormValues): FormValues {
  const own = Object.values(shape.fields).map((field) => [field.name, getFieldValue(record, field)] as const);
  return Object.fromEntries([...Object.entries(record), ...own].filter(([, value]) => !isEmptyOrEmptyList(value)));
}

/**
 * Whether a record satisfies a compiled condition.
 * @param condition key in `Validators.conditions`. If undefined, every record satisfies it.
 */
export function matchesCondition(
  { shape, validators }: { shape: ObjectShape; validators: Validators },
  condition: string | undefined,
  record: FormValues,
): boolean {
  if (condition === undefined) return true;
  const test = validators.conditions[condition];
  return test ? test(normalizeRecordCodes(shape, toPlainValues(shape, record), validators.getOptionCodeLabel)) : true;
}
