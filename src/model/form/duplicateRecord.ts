/** Determines the initial values of the form in which a user duplicates a record. Pure. */
import { isObject, type FormValues } from '../values/cleanValues';
import type { Entity, Field, ObjectShape } from '../entity/entity';
import { getComputedValues, getInitialValues, type ValueSources } from './initialValues';
import { isSecretField, removeSecretsHiddenByFlag } from '../values/secretFields';
import { toFormValues } from '../wire/toFormValues';

/**
 * Whether a duplicate omits the value of a field. It omits secrets, computed values, values that only the server
 * sets, and values that must be unique.
 */
const isOwn = (field: Field): boolean => {
  const { readOnly, ui } = field;
  return (
    readOnly ||
    isSecretField(field) ||
    ui.valueFrom !== undefined ||
    ui.serverGenerated !== undefined ||
    ui.omitFromDuplicate === true ||
    ui.sendBackUnchanged === true
  );
};

/**
 * Returns the fields that a duplicate copies from the original record. If an option field is copied, the fields
 * that are autofilled from its option are copied too.
 */
export function getCopiedFields({ shape: { fields }, ids }: Pick<Entity, 'shape' | 'ids'>): Field[] {
  const all = Object.values(fields).filter(({ name }) => !ids.includes(name));
  const copied = all.filter((field) => !isOwn(field));
  const brought = new Set(copied.flatMap(({ ui }) => Object.keys(ui.fieldsFromOption ?? {})));
  return all.filter((field) => copied.includes(field) || brought.has(field.name));
}

const omitUnlessKept = ({ fields }: ObjectShape, values: FormValues, kept: string | undefined): FormValues =>
  Object.fromEntries(
    Object.values(fields).flatMap((field): [string, unknown][] => {
      const { name, key } = field;
      return values[key] === undefined || (isOwn(field) && name !== kept)
        ? []
        : [[key, getContent(field, values[key])]];
    }),
  );

/** Returns a copied value without the ids of its rows or images. The server must create new ids for them. */
function getContent({ shape, ui }: Field, value: unknown): unknown {
  if (!shape) return value;
  const { idField, fixedRowKeyField } = ui.rows ?? {};
  const omitServerValues = (row: unknown): unknown => {
    if (!isObject(row)) return row;
    const { [idField ?? '']: _, ...rest } = omitUnlessKept(shape, row, fixedRowKeyField);
    return rest;
  };
  return Array.isArray(value) ? value.map(omitServerValues) : omitServerValues(value);
}

/**
 * Creates the initial values of a duplicate: the defaults of a new record, overwritten with the values copied from
 * the original record.
 */
export function createDuplicateValues(
  entity: Pick<Entity, 'shape' | 'ids'>,
  record: FormValues,
  valueSources: ValueSources,
): FormValues {
  const { shape } = entity;
  const values = toFormValues(shape, removeSecretsHiddenByFlag(shape, record, valueSources.config));
  const copied = getCopiedFields(entity).map((field) => [field.key, getContent(field, values[field.key])]);
  return {
    ...getInitialValues(shape, valueSources),
    ...Object.fromEntries(copied),
    ...getComputedValues(shape, valueSources),
  };
}
