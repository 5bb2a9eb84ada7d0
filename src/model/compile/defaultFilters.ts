/** The filters of a list without `filters`, in dialects whose lists can be filtered by every field. */
import type { FieldDefinition, ListDefinition } from '../schemaLanguage/definition';
import type { Field, ObjectShape } from '../entity/entity';
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { isObject } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';
import { isSecretField } from '../values/secretFields';
import type { FilterTraits } from './dialectTraits';
import { FIELD_KINDS } from './fieldKinds';
import { joinTitles } from './joinTitles';

/** What a list shows before users add filters. A period has two inputs. */
const MOST_INPUTS = 5;

/** So many can be found in a menu. */
const MOST_FILTERS = 30;

const TIME_FORMATS = ['date', 'month', 'date-time', 'yyyy-MM-dd HH:mm'];
const NUMBER_KINDS = ['integer', 'decimal', 'money'];
const TEXT_KINDS = ['text', 'multiline', 'email', 'url', 'phone'];

type Properties = Record<string, FieldDefinition>;

interface DefaultFilter {
  properties: Properties;
  /** Number of inputs; 0 for a filter that a list does not show until users add it. */
  inputs: number;
}

/** Whether the options of a field are the same for all records. */
const hasFixedOptions = ({ choices, ui }: Field, files: SchemaFiles): boolean => {
  if (choices) return choices.length > 1;
  const lists = files['options.json'];
  const list = ui.options !== undefined && isObject(lists) ? getOwnProperty(lists, ui.options) : undefined;
  return isObject(list) && list['paramsFromFields'] === undefined;
};

/** A period whose two ends are sent as comparisons: `openedOn_gte` and `openedOn_lte`. */
function createPeriod({ name, format, title }: Field): DefaultFilter {
  const end = { type: 'string', format: format === 'date-time' ? 'date' : format, title: '' } as const;
  const period = {
    type: 'object',
    format: undefined,
    title,
    properties: { from: end, to: end },
    'x-ui': { dateRange: { params: [`${name}_gte`, `${name}_lte`] }, widget: 'daterange' },
  };
  return { properties: { [name]: period } as unknown as Properties, inputs: 2 };
}

function createFilter(field: Field, can: FilterTraits, files: SchemaFiles): DefaultFilter | undefined {
  const { name, title, type, kind, format = '' } = field;
  if (hasFixedOptions(field, files)) {
    const ui = kind === 'country' ? {} : { 'x-ui': { widget: 'select' } };
    return { properties: { [name]: ui } as Properties, inputs: 1 };
  }
  if (field.choices || field.ui.options !== undefined) return undefined;
  if (type === 'boolean') return { properties: { [name]: { 'x-ui': { widget: 'boolean' } } } as Properties, inputs: 1 };
  if (TIME_FORMATS.includes(format)) {
    if (can.compares) return createPeriod(field);
    return format === 'date' ? { properties: { [name]: {} } as Properties, inputs: 1 } : undefined;
  }
  if (NUMBER_KINDS.includes(kind)) {
    const limits = { [`${name}_gte`]: { type, title: `${title} ≥` }, [`${name}_lte`]: { type, title: `${title} ≤` } };
    return { properties: (can.compares ? limits : { [name]: {} }) as Properties, inputs: 0 };
  }
  if (TEXT_KINDS.includes(kind) && type === 'string' && can.contains)
    return { properties: { [`${name}_like`]: { type: 'string', title } } as Properties, inputs: 0 };
  return undefined;
}

/** Whether responses have the value of a field, and users read it. */
const isFilterable = (field: Field): boolean =>
  FIELD_KINDS[field.kind]?.filterable !== false &&
  field.type !== 'array' &&
  field.type !== 'object' &&
  !isSecretField(field) &&
  !field.ui.valueFrom &&
  !field.ui.sendBackUnchanged;

/** Returns the filters of choices and switches inside of objects, by the paths of their fields. */
function createNestedFilters(
  { fields, isSerialized, variants }: ObjectShape,
  prefix = '',
  objectTitle = '',
): DefaultFilter[] {
  // The API may have other names for the fields of variants, but not for their choice.
  const choice = variants?.isVirtual ? undefined : variants?.choice;
  const known = Object.values(fields).filter(({ name }) => prefix === '' || !isSerialized || name === choice);
  return known.flatMap((field): DefaultFilter[] => {
    const { name, title, type, kind, choices = [], shape, ui } = field;
    const path = `${prefix}${name}`;
    if (kind === 'object' && type === 'object' && shape && !ui.sendBackUnchanged)
      return createNestedFilters(shape, `${path}.`, title);
    const isChosen = choices.length > 1 || type === 'boolean';
    if (prefix === '' || !isChosen || !isFilterable(field)) return [];
    const options = choices.map(({ value, label }) => ({ const: value, title: label }));
    const input =
      choices.length > 1 ? { oneOf: options, 'x-ui': { widget: 'select' } } : { 'x-ui': { widget: 'boolean' } };
    return [
      { properties: { [path]: { type, title: joinTitles(objectTitle, title), ...input } } as Properties, inputs: 1 },
    ];
  });
}

/**
 * Adds filters to a list that names none: a search, and the filters of choices, switches, times and references in the
 * order of the fields; where there is none, those of choices inside of objects. The first of them are shown; users add
 * others, also limits of numbers and parts of texts.
 * @param can what filters of any field can express; without it, a list has the filters that it names
 * @returns the list, and the names of the filters that it does not show until users add them
 */
export function addDefaultFilters(
  list: ListDefinition | undefined,
  { shape, ids, titleField }: { shape: ObjectShape; ids: readonly string[]; titleField: string },
  can: FilterTraits | undefined,
  files: SchemaFiles,
): { listed: ListDefinition; optional: string[] } {
  if (!list || list.filters || !can) return { listed: list ?? {}, optional: [] };
  const fields = Object.values(shape.fields).filter((field) => !ids.includes(field.name) && isFilterable(field));
  const own = fields.flatMap((field) => createFilter(field, can, files) ?? []);
  const nested = own.some(({ inputs }) => inputs > 0) ? [] : createNestedFilters(shape);
  const filters = [...nested, ...own].slice(0, MOST_FILTERS);
  const nameFilter = `${titleField}_like`;
  const named = can.searches ? [] : filters.filter(({ properties }) => nameFilter in properties);
  let left = MOST_INPUTS - (can.searches ? 1 : named.length);
  const shown = filters.filter(({ inputs }) => {
    if (inputs === 0 || inputs > left) return false;
    left -= inputs;
    return true;
  });
  const optional = filters.filter((filter) => !shown.includes(filter) && !named.includes(filter));
  const search = can.searches ? { q: { type: 'string', title: '' } } : {};
  const properties: unknown[] = [...shown, ...optional, ...named].map((filter) => filter.properties);
  return {
    listed: { ...list, filters: { properties: Object.assign({}, ...properties, search) } as ListDefinition['filters'] },
    optional: optional.flatMap((filter) => Object.keys(filter.properties)),
  };
}
