/** The form of the values that users choose for several records. Pure functions. */
import type { EntityModule, Field, ObjectShape } from '../../model/entity/entity';
import type { ValidateFunction } from '../../model/entity/validators';
import type { FormValues } from '../../model/values/cleanValues';
import { isSameValue } from '../../model/values/compareValues';
import { getFieldValue } from '../../model/values/getFieldValue';
import { getOwnProperty } from '../../model/values/getOwnProperty';
import { toFormValue } from '../../model/wire/toFormValues';
import type { FormDefinition } from '../formRules/formDefinition';
import type { Row } from '../shared/listRowIds';

export const getBulkEditFields = ({ entity }: EntityModule): Field[] =>
  (entity.bulkEdit?.fields ?? []).flatMap((name) => getOwnProperty(entity.shape.fields, name) ?? []);

/** Returns the shape without rules: they depend on other fields, and are evaluated for each record. */
function getShape({ shape }: EntityModule['entity'], fields: readonly Field[]): ObjectShape {
  const names = fields.map(({ name }) => name);
  return {
    ...shape,
    fields: Object.fromEntries(fields.map((field) => [field.name, field])),
    required: shape.required.filter((name) => names.includes(name)),
    dependentRequired: {},
    rules: [],
    compare: shape.compare.filter(({ left, right }) => names.includes(left) && names.includes(right)),
  };
}

const findMissing = (required: readonly string[], values: object) =>
  required
    .filter((name) => !Object.hasOwn(values, name))
    .map((name) => ({ instancePath: '', keyword: 'required', params: { missingProperty: name } }));

/**
 * Returns the definition of the form.
 * @param isChosen whether the user changes the field with this name. Other fields are empty, even if required
 */
export function getBulkEditFormDefinition(
  module: EntityModule,
  fields: readonly Field[],
  isChosen: (name: string) => boolean,
): FormDefinition {
  const shape = getShape(module.entity, fields);
  const validatePart = module.validators.parts[module.entity.bulkEdit?.part ?? ''];
  const validate: ValidateFunction = (values) => {
    const isValid = validatePart?.(values) ?? true;
    const missing = findMissing(shape.required.filter(isChosen), values as object);
    validate.errors = [...(isValid ? [] : (validatePart?.errors ?? [])), ...missing];
    return validate.errors.length === 0;
  };
  return { module, shape, sections: [], validators: module.validators, validate };
}

export const getEmptyValue = ({ type }: Field): unknown => (type === 'array' ? [] : null);

/**
 * Returns the form value that all rows have in common.
 * @returns `isMixed` if the rows have different values; the value is then that of an empty input, for a switch `false`
 */
export function getCommonValue(field: Field, rows: readonly Row[]): { value: unknown; isMixed: boolean } {
  const empty = field.kind === 'boolean' ? false : getEmptyValue(field);
  const known = rows.map((row) => getFieldValue(row, field));
  const [first] = known;
  if (first === undefined) return { value: empty, isMixed: false };
  const values = known.map((value) => (value === undefined ? undefined : toFormValue(field, value)));
  if (!values.every((value) => isSameValue(field, value, values[0]))) return { value: empty, isMixed: true };
  return { value: values[0] ?? empty, isMixed: false };
}

/** Returns the form values of a row. A field that the list does not contain has none. */
export const getRowFormValues = (fields: readonly Field[], row: Row): FormValues =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = getFieldValue(row, field);
      return value === undefined ? [] : [[field.key, toFormValue(field, value)]];
    }),
  );
