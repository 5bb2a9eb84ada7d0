import type {
  FieldDefinition,
  FilterDefinition,
  FilterDefinitions,
  ListDefinition,
  ObjectSchemaDefinition,
} from '../schemaLanguage/definition';
import type { Field, Filter, ListFilters, ObjectShape } from '../entity/entity';
import { getFieldAtPath } from '../values/fieldPath';
import { toFormFieldKey } from '../values/formFieldKey';
import { humanizeName } from '../humanizeName';
import { getOwnProperty } from '../values/getOwnProperty';
import { mergeSchemas } from '../schemaLanguage/resolveDefinitionRefs';
import type { ConditionCollector } from './conditionCollector';
import { compileObjectShape, isSerialized } from './compileObjectShape';

const TEXT: Omit<Field, 'name' | 'key' | 'title'> = {
  type: 'string',
  types: ['string'],
  nullable: false,
  limits: {},
  readOnly: false,
  writeOnly: false,
  messages: {},
  ui: {},
  kind: 'text',
  reads: 'text',
};

/**
 * Removes the `x-ui` keys that only apply in forms. For example, an option that cannot be cleared in a form can be
 * left empty in a filter. Dependencies between filters are defined in the filters themselves.
 */
function askedBy<Ui extends Field['ui'] | NonNullable<FieldDefinition['x-ui']>>(ui: Ui) {
  const {
    defaultFrom: _from,
    sendBackUnchanged: _keep,
    emptyValue: _empty,
    resetsFields: _resets,
    fieldsFromOption: _fill,
    clearable: _clearable,
    ...look
  } = ui;
  return look;
}

/**
 * Converts a record field to the field of a filter. Keeps the options. Removes form-only properties, and the limits
 * unless the field has options.
 */
function toFilterField({ default: _default, messages: _messages, help: _help, ...field }: Field): Omit<Field, 'name'> {
  const { placeholder: _placeholder, ...ui } = askedBy(field.ui);
  const isChoice = field.choices !== undefined || ui.options !== undefined;
  return { ...field, messages: {}, readOnly: false, ui, ...(isChoice ? {} : { limits: {} }) };
}

/**
 * Converts a field with options to a filter in which the user selects one option, or several options if `several`
 * is set. Fields without options are returned unchanged.
 */
function toChoiceFilter(
  field: Omit<Field, 'name'>,
  options: string | undefined,
  several: boolean,
): Omit<Field, 'name'> {
  const ui = { ...field.ui, ...(options ? { options } : {}) };
  const { serialization, ...unserialized } = ui;
  const isChoice = field.choices !== undefined || ui.options !== undefined || field.item?.ui.options !== undefined;
  if (!isChoice) return { ...field, ui };
  if (several) {
    // The format of a plain value is the format of each selected option.
    const item = serialization && field.type !== 'array' ? { ...field, ui: { serialization } } : field.item;
    return {
      ...field,
      ui: item === field.item ? ui : unserialized,
      type: 'array',
      types: ['array'],
      kind: 'multiselect',
      item: { ...TEXT, ...item, name: '', key: '', title: '' },
    };
  }
  const { widget: _, ...others } = field.type === 'array' ? unserialized : ui;
  const named = others.options ?? field.item?.ui.options;
  const from = field.type === 'array' ? (field.item ?? { ...field, ...TEXT }) : field;
  return {
    ...from,
    title: field.title,
    ...(field.choices ? { choices: field.choices } : {}),
    ui: { ...others, ...(named ? { options: named } : {}) },
    kind: field.kind === 'country' ? 'country' : 'select',
  };
}

/**
 * Compiles a filter. A filter with the name of a record field uses the input of this field. Any other filter is a
 * search text.
 */
function compileFilter(definition: FilterDefinition, shape: ObjectShape): Filter {
  const own: Exclude<FilterDefinition, string> = typeof definition === 'string' ? { name: definition } : definition;
  const field = getFieldAtPath(shape, own.name);
  const search = own.search ?? (!field && !own.options);
  const base =
    field && !search ? toFilterField(field) : { ...TEXT, key: own.name, title: field?.title ?? humanizeName(own.name) };
  const drawn = toChoiceFilter(base, own.options, own.multiple === true);
  return {
    name: own.name,
    search,
    field: {
      ...drawn,
      name: own.name,
      key: toFormFieldKey(own.name),
      title: own.title ?? drawn.title,
      ui: own.placeholder ? { ...drawn.ui, placeholder: own.placeholder } : drawn.ui,
    },
    ...(own.default === undefined ? {} : { default: own.default }),
  };
}

/**
 * Moves the serialization of a filter to its two ends if the filter is a period. It inherits the serialization from
 * the field of the record, which is a point in time.
 */
function serializePeriodEnds(filter: FieldDefinition): FieldDefinition {
  const { serialization, ...ui } = filter['x-ui'] ?? {};
  const { properties } = filter;
  if (serialization === undefined || !properties) return filter;
  const ends = Object.entries(properties).map(([name, end]) => [
    name,
    end && { ...end, 'x-ui': { serialization, ...end['x-ui'] } },
  ]);
  return { ...filter, 'x-ui': ui, properties: Object.fromEntries(ends) as typeof properties };
}

/**
 * Adds keywords to the filter schema: a filter with the name of a record field inherits the keywords of this field
 * that the filter does not set itself.
 */
function inheritFields(filters: ObjectSchemaDefinition, record: FieldDefinition): ObjectSchemaDefinition {
  const entries = Object.entries(filters.properties ?? {}).map(([name, own]) => {
    const field = getOwnProperty(record.properties ?? {}, name);
    const { readOnly: _, default: _default, errorMessage: _message, 'x-ui': ui = {}, ...base } = field || {};
    const merged = own === false ? own : (mergeSchemas({ ...base, 'x-ui': askedBy(ui) }, own) as FieldDefinition);
    return [name, merged && serializePeriodEnds(merged)] as const;
  });
  return { ...filters, properties: Object.fromEntries(entries) };
}

const EMPTY: ObjectShape = { fields: {}, required: [], dependentRequired: {}, rules: [], compare: [] };

const isList = (filters: FilterDefinitions): filters is FilterDefinition[] => Array.isArray(filters);

export interface CompiledFilters {
  set: ListFilters;
  /** The schema that validates the values of all filters together. */
  definition: ObjectSchemaDefinition;
}

/**
 * Compiles the filters of a list.
 * @param record the entity definition; filters inherit keywords from its fields
 * @param path prefix of the keys in `Validators.conditions` and `Validators.parts`
 * @param optional names of the filters that the list does not show until users add them
 */
export function compileFilters(
  {
    filters = [],
    applyFiltersOnSubmit,
    searchDelayMs,
    tabFilter,
  }: Pick<ListDefinition, 'filters' | 'applyFiltersOnSubmit' | 'searchDelayMs' | 'tabFilter'>,
  { shape, definition: record }: { shape: ObjectShape; definition: FieldDefinition },
  path: string,
  conditions: ConditionCollector,
  optional: readonly string[] = [],
): CompiledFilters {
  const frame = {
    part: path,
    ...(applyFiltersOnSubmit ? { applyFiltersOnSubmit } : {}),
    ...(searchDelayMs ? { searchDelayMs } : {}),
    ...(tabFilter ? { tabFilter } : {}),
  };
  if (isList(filters)) {
    const fields = filters.map((filter) => compileFilter(filter, shape));
    const own = Object.fromEntries(fields.map(({ name, field }) => [name, field]));
    const isConverted = fields.some(({ field }) => isSerialized(field));
    const filterShape = { ...EMPTY, fields: own, ...(isConverted ? { isSerialized: true as const } : {}) };
    return { set: { ...frame, fields, shape: filterShape }, definition: {} };
  }
  const definition = inheritFields(filters as ObjectSchemaDefinition, record);
  const own = compileObjectShape(definition, path, conditions);
  const fields = Object.values(own.fields).map((field): Filter => ({
    name: field.name,
    field,
    search:
      field.kind === 'text' &&
      field.ui.widget === undefined &&
      !Object.hasOwn(shape.fields, field.name) &&
      !optional.includes(field.name),
    ...(optional.includes(field.name) ? { isOptional: true } : {}),
    ...(field.default === undefined ? {} : { default: field.default }),
  }));
  return { set: { ...frame, fields, shape: own }, definition };
}
