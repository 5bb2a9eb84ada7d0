import type { Field, ListFilters } from '../../../src/model/entity/entity';
import { getPeriodFields } from '../../../src/model/values/periodFields';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { findSerialization } from '../../../src/model/serializations/findSerialization';
import { createWireSchema } from '../wireSchema';
import { createArraySchema, createObjectSchema, type JsonSchema } from './schemaHelpers';

const typed = ({ types, type, format, nullable }: Field): JsonSchema => {
  const all = [...(types.length > 0 ? types : [type]), ...(nullable ? ['null'] : [])];
  return { type: all.length === 1 ? all[0] : all, ...(format ? { format } : {}) };
};

const toDefinition = ({ choices, format, limits, ...field }: Field): FieldDefinition => ({
  ...typed({ ...field, limits, ...(format ? { format } : {}) }),
  ...limits,
  ...(choices ? { enum: choices.map(({ value }) => value) } : {}),
});

/** Returns the schema of the values of a compiled field, in the format of the API. */
export function getFieldValueSchema(field: Field): JsonSchema {
  const { choices, shape, item, type, types, ui } = field;
  const serialization = findSerialization(ui.serialization);
  if (serialization) {
    return { ...createWireSchema(toDefinition(field), serialization, { type, types }) };
  }
  if (type === 'array') return createArraySchema(item ? getFieldValueSchema(item) : {});
  if (type === 'object' && shape) return createObjectSchema(createFieldSchemas(Object.values(shape.fields)), []);
  return { ...typed(field), ...(choices ? { enum: choices.map(({ value }) => value) } : {}) };
}

const addTitle = (field: Field): JsonSchema => ({ title: field.title, ...getFieldValueSchema(field) });

/**
 * Returns the schemas of the values that are sent for these fields, by parameter name. A period can be sent as two
 * parameters.
 */
function createFieldSchemas(fields: readonly Field[]): Record<string, JsonSchema> {
  const entries = fields.flatMap((field): [string, JsonSchema][] => {
    const { ui, shape, name } = field;
    if (ui.valueFrom !== undefined) return [];
    const [start, end] = ui.dateRange?.params ?? [];
    const [from, to] = getPeriodFields(field).map((key) => shape?.fields[key]);
    if (ui.dateRange?.serialization === 'array' && from) return [[name, createArraySchema(addTitle(from))]];
    if (start === undefined || end === undefined || !shape) return [[name, addTitle(field)]];
    return [
      [start, from ? addTitle(from) : { type: 'string' }],
      [end, to ? addTitle(to) : { type: 'string' }],
    ];
  });
  return Object.fromEntries(entries);
}

/** Returns the schemas of a list's filters, in the form in which a page call sends them. */
export const getFilterSchemas = (filters: ListFilters | undefined): Record<string, JsonSchema> =>
  createFieldSchemas((filters?.fields ?? []).map(({ field }) => field));
