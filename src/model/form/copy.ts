/** What a new record takes over from another one. Pure. */
import { isObject, type Values } from '../values/clean';
import type { Entity, Field, Shape } from '../entity/entity';
import { factsOf, initialValues, type Origin } from './initial';
import { isSecret, withoutHidden } from '../values/secrets';
import { fromWire } from '../wire/wire';

/** Another record has a value of its own: its id, what the server writes or makes, what nobody else may have. */
const isOwn = (field: Field): boolean => {
  const { readOnly, ui } = field;
  return (
    readOnly ||
    isSecret(field) ||
    ui.valueFrom !== undefined ||
    ui.serverGenerated !== undefined ||
    ui.uniqueOnServer === true ||
    ui.sendBack === true
  );
};

/** The fields of a record that a duplicate begins with; what a choice brings along goes with it. */
export function copiedFields({ shape: { fields }, ids }: Pick<Entity, 'shape' | 'ids'>): Field[] {
  const all = Object.values(fields).filter(({ name }) => !ids.includes(name));
  const copied = all.filter((field) => !isOwn(field));
  const brought = new Set(copied.flatMap(({ ui }) => Object.keys(ui.autofill ?? {})));
  return all.filter((field) => copied.includes(field) || brought.has(field.name));
}

const without = ({ fields }: Shape, values: Values, kept: string | undefined): Values =>
  Object.fromEntries(
    Object.values(fields).flatMap((field): [string, unknown][] => {
      const { name, key } = field;
      return values[key] === undefined || (isOwn(field) && name !== kept) ? [] : [[key, contentOf(field, values[key])]];
    }),
  );

/** The content of a value: a row, or a picture in its slot, is a new one, which the server does not know yet. */
function contentOf({ shape, ui }: Field, value: unknown): unknown {
  if (!shape) return value;
  const { idField, fixedRowsField } = ui.rows ?? {};
  const bare = (row: unknown): unknown => {
    if (!isObject(row)) return row;
    const { [idField ?? '']: _, ...rest } = without(shape, row, fixedRowsField);
    return rest;
  };
  return Array.isArray(value) ? value.map(bare) : bare(value);
}

/** What the form of a duplicate holds at first: the defaults of a new record, over them what is copied. */
export function duplicateOf(entity: Pick<Entity, 'shape' | 'ids'>, record: Values, origin: Origin): Values {
  const { shape } = entity;
  const values = fromWire(shape, withoutHidden(shape, record, origin.config));
  const copied = copiedFields(entity).map((field) => [field.key, contentOf(field, values[field.key])]);
  return { ...initialValues(shape, origin), ...Object.fromEntries(copied), ...factsOf(shape, origin) };
}
