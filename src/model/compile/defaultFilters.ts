/** The filters of a list without `filters`, in dialects whose lists can be filtered by every field. */
import type { ListDefinition } from '../schemaLanguage/definition';
import type { Field, ObjectShape } from '../entity/entity';
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { isObject } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';
import type { FilterTraits } from './dialectTraits';
import { getColumnDefinitions, type RecordFields } from './compileColumns';
import {
  createPeriod,
  createTextFilter,
  isChoiceOfUsers,
  isFilterable,
  isText,
  FILTER_KINDS,
  TIME_FORMATS,
  type DefaultFilter,
  type FilterProperties,
} from './defaultFilterKinds';
import { isDefaultTextFilter } from './defaultTextFilters';
import { createNestedFilters, createNestedTextFilters, type ListedColumn } from './nestedFilters';

/** What a list shows before users add filters. A period has two inputs. */
const MOST_INPUTS = 5;

/** With more filters of a kind, a list could not show those that tell records apart. */
const MOST_OF_KIND: Readonly<Record<string, number>> = { period: 1, switch: 3, limits: 0 };

/** Of more switches, such as those of a configuration file, none tells records apart. */
const MOST_SWITCHES = 3;

/** A list that shows fewer filters of choices and times also shows filters of the texts in its columns. */
const FEW_INPUTS = 3;

/** So many can be found in a menu. */
const MOST_FILTERS = 30;

const NUMBER_KINDS = ['integer', 'decimal', 'money'];

/** A period has an input for each end. */
const countInputs = ({ kind }: DefaultFilter): number => (kind === 'period' ? 2 : 1);

/** Whether the options of a field are the same for all records. */
const hasFixedOptions = ({ choices, ui }: Field, files: SchemaFiles): boolean => {
  if (choices) return isChoiceOfUsers(choices);
  const lists = files['options.json'];
  const list = ui.options !== undefined && isObject(lists) ? getOwnProperty(lists, ui.options) : undefined;
  return isObject(list) && list['paramsFromFields'] === undefined;
};

/** Returns the label of the option for all records, if one of the codes is called like it. */
const getAllLabel = ({ choices = [] }: Field): { allLabel?: string } =>
  choices.some(({ label }) => label.toLowerCase() === 'all') ? { allLabel: 'Any' } : {};

function createFilter(
  field: Field,
  can: FilterTraits,
  files: SchemaFiles,
  isRequired: boolean,
): DefaultFilter | undefined {
  const { name: path, title, type, kind, format = '' } = field;
  const create = (filterKind: DefaultFilter['kind'], properties: object): DefaultFilter => ({
    path,
    kind: filterKind,
    properties: properties as FilterProperties,
  });
  if (hasFixedOptions(field, files))
    return create('choice', {
      [path]: kind === 'country' ? {} : { 'x-ui': { widget: 'select', ...getAllLabel(field) } },
    });
  if (field.choices || field.ui.options !== undefined) return undefined;
  if (type === 'boolean') return create('switch', { [path]: { 'x-ui': { widget: 'boolean' } } });
  if (TIME_FORMATS.includes(format)) {
    if (can.compares) return create('period', createPeriod(field, path, title));
    return format === 'date' ? create('choice', { [path]: {} }) : undefined;
  }
  if (NUMBER_KINDS.includes(kind)) {
    const limits = { [`${path}_gte`]: { type, title: `${title} ≥` }, [`${path}_lte`]: { type, title: `${title} ≤` } };
    return create('limits', can.compares ? limits : { [path]: {} });
  }
  return isText(field) && can.contains
    ? createTextFilter(path, title, isDefaultTextFilter(field, isRequired))
    : undefined;
}

/** Whether a choice is that of a unit in which another value is given. */
const isUnit = (path: string): boolean => /units?$/i.test(path);

/** Whether a field is inside of an object. */
const isNestedPath = (path: string): boolean => path.includes('.');

/**
 * Whether every record has a value at a path inside of objects. The only object of a record stands for the record, of which
 * all fields are of use.
 */
function isOfEveryRecord({ fields, required }: ObjectShape, path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  const { shape } = getOwnProperty(fields, name) ?? {};
  if (!shape || rest.length === 0) return required.includes(name);
  const isOnly = Object.values(fields).filter((field) => field.shape).length === 1;
  return isOnly ? rest.length === 1 : required.includes(name) && isOfEveryRecord(shape, rest.join('.'));
}

/**
 * Chooses the filters that a list shows: choices, periods and switches, those of columns and of required fields first,
 * and where these are few, texts of columns that users know. What a list does not show says little of a record if it is a
 * unit, a switch among many or inside of an object, or a choice inside of an object that a record may lack.
 * @param most the highest number of inputs
 */
function chooseShown(
  filters: readonly DefaultFilter[],
  { columns, shape }: { columns: readonly string[]; shape: ObjectShape },
  most: number,
): DefaultFilter[] {
  const { required } = shape;
  const getRank = ({ kind, path }: DefaultFilter): number =>
    FILTER_KINDS.indexOf(kind) * 4 - Number(columns.includes(path)) * 2 - Number(required.includes(path));
  const ranked = filters.toSorted((one, other) => getRank(one) - getRank(other));
  const isOneOfMany = filters.filter(({ kind }) => kind === 'switch').length > MOST_SWITCHES;
  const saysLittle = ({ kind, path }: DefaultFilter): boolean =>
    isUnit(path) ||
    (kind === 'switch' && (isOneOfMany || isNestedPath(path))) ||
    (kind === 'choice' && isNestedPath(path) && !isOfEveryRecord(shape, path));
  const shown: DefaultFilter[] = [];
  let used = 0;
  for (const filter of ranked) {
    const inputs = countInputs(filter);
    const isExcess =
      shown.filter(({ kind }) => kind === filter.kind).length >= (MOST_OF_KIND[filter.kind] ?? MOST_INPUTS) ||
      (filter.kind === 'text' && (used >= FEW_INPUTS || !columns.includes(filter.path) || filter.isAdded)) ||
      (saysLittle(filter) && !columns.includes(filter.path));
    if (isExcess || used + inputs > most) continue;
    shown.push(filter);
    used += inputs;
  }
  return filters.filter((filter) => shown.includes(filter));
}

const getColumns = (list: ListDefinition, listed: RecordFields): ListedColumn[] =>
  getColumnDefinitions(list, listed).map((column) =>
    typeof column === 'string' ? { path: column } : { path: column.field, title: column.title },
  );

/** Returns the titles of all fields, also of those inside of objects. */
const listTitles = ({ fields }: ObjectShape): string[] =>
  Object.values(fields).flatMap(({ title, kind, shape }) => [
    title,
    ...(kind === 'object' && shape ? listTitles(shape) : []),
  ]);

/**
 * Adds filters to a list that names none: a search, and the filters of choices, switches, times, references and texts;
 * those of what the list shows inside of objects; where the record has none of its own but texts, those of all choices
 * inside of objects. The most useful are shown; users
 * add others, also limits of numbers and parts of texts.
 * @param can what filters of any field can express; without it, a list has the filters that it names
 * @returns the list, and the names of the filters that it does not show until users add them
 */
export function addDefaultFilters(
  list: ListDefinition | undefined,
  listed: RecordFields,
  can: FilterTraits | undefined,
  files: SchemaFiles,
): { listed: ListDefinition; optional: string[] } {
  if (!list || list.filters || !can) return { listed: list ?? {}, optional: [] };
  const { shape, ids, titleField } = listed;
  const fields = Object.values(shape.fields).filter((field) => !ids.includes(field.name) && isFilterable(field));
  const own = fields.flatMap((field) => createFilter(field, can, files, shape.required.includes(field.name)) ?? []);
  const listedColumns = getColumns(list, listed);
  const columns = listedColumns.map(({ path }) => path);
  const titles = listTitles(shape);
  const listedFields = {
    columns: listedColumns,
    countTitles: (title: string) => titles.filter((other) => other === title).length,
  };
  // Of a record that has filters of its own, only what the list shows of its objects is filtered by.
  const hasOwn = own.some(({ kind }) => kind !== 'text' && kind !== 'limits');
  const nested = createNestedFilters(shape, can, listedFields).filter(({ path }) => !hasOwn || columns.includes(path));
  const nestedTexts = can.contains ? createNestedTextFilters(shape, listedFields) : [];
  const filters = [...nested, ...nestedTexts, ...own];
  // The search finds names; without one, the filter of the name stands in its place.
  const isName = ({ path, kind }: DefaultFilter): boolean => path === titleField && kind === 'text';
  const named = can.searches ? [] : filters.filter(isName);
  const left = MOST_INPUTS - (can.searches ? 1 : named.length);
  const others = filters.filter((filter) => !isName(filter));
  const shown = chooseShown(others, { columns, shape }, left);
  const optional = filters
    .filter((filter) => !shown.includes(filter) && !named.includes(filter))
    .slice(0, MOST_FILTERS - shown.length);
  const search = can.searches ? { q: { type: 'string', title: '' } } : {};
  const properties: unknown[] = [...shown, ...optional, ...named].map((filter) => filter.properties);
  return {
    listed: { ...list, filters: { properties: Object.assign({}, ...properties, search) } as ListDefinition['filters'] },
    optional: optional.flatMap((filter) => Object.keys(filter.properties)),
  };
}
