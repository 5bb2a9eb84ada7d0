/** Omits the errors of a form that the user has not caused. It is apart from the validation, which lists need at first. */
import { equal } from '../values/ajvRuntime';
import type { FormValues } from '../values/cleanValues';
import type { Field, ObjectShape } from '../entity/entity';
import type { FieldError } from '../formRules/validationMessages';
import { getOwnProperty } from '../values/getOwnProperty';
import { getNestedValue } from '../values/getNestedValue';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';
import { canBeBlankText, isBlankText } from '../wire/restoreUntouchedParts';
import type { FieldErrors } from './validateForm';

const ROW = /^\d+$/;

/** Returns the field at a path of a form. */
function findField({ fields }: ObjectShape, path: string): Field | undefined {
  const [key, ...inner] = path.split('.').filter((step) => !ROW.test(step));
  const field = Object.values(fields).find((one) => one.key === key);
  return inner.length > 0 && field?.shape ? findField(field.shape, inner.join('.')) : field;
}

/** Whether the API has sent the value at a path, or the row in which it is, as it is in the form. Rows may have moved. */
function isLoaded(path: string, values: FormValues, initialValues: FormValues): boolean {
  const steps = path.split('.');
  const index = steps.findIndex((step) => ROW.test(step));
  if (index < 0) return equal(getNestedValue(values, path), getNestedValue(initialValues, path));
  const row = getNestedValue(values, steps.slice(0, index + 1).join('.'));
  const loadedRows = getNestedValue(initialValues, steps.slice(0, index).join('.'));
  return Array.isArray(loadedRows) && loadedRows.some((one) => equal(one, row));
}

/**
 * Omits the errors of JSON fields, and of required texts that the API has sent empty or with spaces only, if the user has not changed them.
 * What the server has stored must not prevent the user from saving other fields.
 * @param initialValues the initial values of the form, as the record was loaded
 */
export function omitErrorsOfStoredValues(
  shape: ObjectShape,
  errors: FieldErrors,
  values: FormValues,
  initialValues: FormValues,
): FieldErrors {
  const isStored = ({ path, isMissing }: FieldError): boolean => {
    const [key = ''] = path.split('.');
    const isJson = findField(shape, key)?.kind === FALLBACK_FIELD_KIND;
    if (isJson && !isMissing) return equal(getOwnProperty(values, key), getOwnProperty(initialValues, key));
    const value = getNestedValue(values, path);
    if (!isMissing || !isBlankText(value) || !isLoaded(path, values, initialValues)) return false;
    const field = findField(shape, path);
    return field !== undefined && canBeBlankText(field, value);
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => !isStored(error)));
}
