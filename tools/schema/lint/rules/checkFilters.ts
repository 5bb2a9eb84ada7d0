/** Reports filters that cannot work, tabs without options, and quick filters with unknown filter values. */
import { FIELD_KINDS } from '../../../../src/model/compile/fieldKinds';
import { humanizeName } from '../../../../src/model/humanizeName';
import { mergeSchemas } from '../../../../src/model/schemaLanguage/resolveDefinitionRefs';
import {
  getAllowedValues,
  getDefinitionTypes,
  getFieldAtPath,
  getFields,
  type LintFolder,
  type LintRule,
} from '../source/lintFolder';
import {
  toList,
  toObjectOrEmpty,
  toTextOrUndefined,
  getEntriesAtPath,
  isObject,
  getValueAtPath,
  type Json,
  type JsonPath,
} from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { formatAllowedNames, getNameSuggestion, quote } from '../source/messageWording';
import { getDefaultWidget } from './checkWidgets';
import { getValueFaults } from './valueChecks';

const LIST = ['x-admin', 'list'];
const FILTERS = [...LIST, 'filters'];

interface Filter {
  name: string;
  path: JsonPath;
  own: Json;
  /** The definition of the field that the filter applies to, merged with the filter's own definition. */
  field: Json | undefined;
}

/** Returns the filters of a list, in the short form and in that of an object. */
export function getFilters(source: SourceFile, folder: LintFolder): Filter[] {
  const fields = getFields(folder.getResolvedDefinition(source));
  const value = getValueAtPath(source.value, FILTERS);
  const listed = toList(value).flatMap((filter, index): Filter[] => {
    const name = toTextOrUndefined(filter) ?? toTextOrUndefined(toObjectOrEmpty(filter)['name']);
    const field = name === undefined ? undefined : getFieldAtPath(fields, name);
    return name === undefined ? [] : [{ name, path: [...FILTERS, index], own: toObjectOrEmpty(filter), field }];
  });
  const whole = getValueAtPath(folder.getResolvedDefinition(source), FILTERS);
  const described = getEntriesAtPath(value, ['properties']).map(({ name, path }): Filter => ({
    name,
    path: [...FILTERS, ...path],
    own: toObjectOrEmpty(getValueAtPath(value, path)),
    field: toObjectOrEmpty(mergeSchemas(toObjectOrEmpty(fields?.[name]), toObjectOrEmpty(getValueAtPath(whole, path)))),
  }));
  return [...listed, ...described];
}

const isListed = ({ path }: Filter): boolean => typeof path.at(-1) === 'number';

/** Whether the filter defines its own input. The input of the field then does not matter. */
const hasInput = (filter: Filter): boolean =>
  isListed(filter) && (filter.own['search'] === true || filter.own['options'] !== undefined);

function checkFilterKind(filter: Filter): LintFinding[] {
  const { name, path, field } = filter;
  if (!field || hasInput(filter)) return [];
  const asked = toTextOrUndefined(getValueAtPath(field, ['x-ui', 'widget']));
  const kind = FIELD_KINDS[asked ?? getDefaultWidget(field) ?? ''];
  if (!kind || kind.filterable) return [];
  return [
    {
      at: path,
      key: !isListed(filter),
      message: `${quote(name)} cannot be a filter: it is drawn as ${quote(kind.name)}`,
      suggestion: 'Filter by another field, or make it a text: { "name": …, "search": true }.',
    },
  ];
}

/** Reports a filter whose name is no field and that does not define its own input by `search` or `options`. */
function checkFilterName(filter: Filter, fields: Json | undefined): LintFinding[] {
  const { name, path, own, field } = filter;
  if (!isListed(filter) || !isObject(own) || Object.keys(own).length === 0) return [];
  if (field || hasInput(filter) || !fields) return [];
  const names = Object.keys(fields);
  return [
    {
      at: [...path, 'name'],
      message: `filter ${quote(name)} names no field${getNameSuggestion(name, names)}`,
      suggestion: `A key of its own needs "search": true or "options". ${formatAllowedNames(names)}`,
    },
  ];
}

/** Warns of a search whose name is nearly that of a field: the server may ignore it, and find everything. */
function checkSearchName({ name, path, own, field }: Filter, fields: Json | undefined): LintFinding[] {
  const meant = field || own['search'] !== true ? '' : getNameSuggestion(name, Object.keys(fields ?? {}));
  if (meant === '') return [];
  const message = `filter ${quote(name)} names no field${meant}`;
  const suggestion = 'It may stay if the server knows this parameter.';
  return [{ at: [...path, 'name'], message, suggestion, severity: 'warning' }];
}

/** Reports `multiple` on a filter without options. */
function checkMultiple({ path, own, field }: Filter): LintFinding[] {
  if (own['multiple'] !== true) return [];
  const hasChoices = [
    own['options'],
    field && getValueAtPath(field, ['x-ui', 'options']),
    field && getAllowedValues(field),
  ];
  const ofItems = field && [getValueAtPath(field, ['items', 'x-ui', 'options']), getAllowedValues(field['items'])];
  if ([...hasChoices, ...(ofItems ?? [])].some((one) => one !== undefined)) return [];
  const suggestion = 'Give it "options", or take "multiple" away.';
  return [{ at: [...path, 'multiple'], key: true, message: '"multiple" needs choices to choose from', suggestion }];
}

export const checkFilters: LintRule = (source, folder) => {
  const fields = getFields(folder.getResolvedDefinition(source));
  return getFilters(source, folder).flatMap((filter) => [
    ...checkFilterKind(filter),
    ...checkFilterName(filter, fields),
    ...checkSearchName(filter, fields),
    ...checkMultiple(filter),
    ...('default' in filter.own && isListed(filter) && filter.own['options'] === undefined
      ? checkFilterValue(filter, filter.own['default'], [...filter.path, 'default'])
      : []),
  ]);
};

/** Reports a `tabFilter` that names a filter without options. Each tab is one option of the filter. */
export const checkTabFilter: LintRule = (source, folder) => {
  const at = [...LIST, 'tabFilter'];
  const name = toTextOrUndefined(getValueAtPath(source.value, at));
  if (name === undefined) return [];
  const filter = getFilters(source, folder).find((one) => one.name === name);
  if (!filter) return [];
  const { own, field } = filter;
  const options = own['options'] ?? (field && getValueAtPath(field, ['x-ui', 'options']));
  if (options !== undefined || (field && getAllowedValues(field))) return [];
  const message = `the filter ${quote(name)} has no choices to be tabs`;
  return [{ at, message, suggestion: `Give ${humanizeName(name)} "oneOf", "enum" or "options".` }];
};

/** Reports filter values of an entry, such as a quick filter, that are not among the options of their filters. */
export function checkFilterValues(entry: Json, at: JsonPath, filters: readonly Filter[]): LintFinding[] {
  return Object.entries(toObjectOrEmpty(entry['filters'])).flatMap(([name, value]): LintFinding[] => {
    const filter = filters.find((one) => one.name === name);
    return filter ? checkFilterValue(filter, value, [...at, 'filters', name]) : [];
  });
}

/** Reports a filter value that is not among the filter's options. */
function checkFilterValue({ name, field }: Filter, value: unknown, path: JsonPath): LintFinding[] {
  const choices = field && getAllowedValues(field);
  const types = getDefinitionTypes(field).filter((type) => type !== 'array' && type !== 'object');
  const unlike = choices || typeof value === 'object' ? [] : getValueFaults(value, { types, choices, limits: {} });
  if (unlike.length > 0) return unlike.map((fault) => ({ at: path, ...fault }));
  const strange = choices && [value].flat().find((one) => !choices.some((choice) => choice === one));
  if (!choices || strange === undefined) return [];
  const message = `${quote(strange)} is no choice of the filter ${quote(name)}${getNameSuggestion(String(strange), choices.map(String))}`;
  return [{ at: path, message, suggestion: formatAllowedNames(choices.map(String)) }];
}

/** Reports quick filters that occur twice, and quick filters whose filter values are not among the options of the filter. */
export const checkQuickFilters: LintRule = (source, folder) => {
  const at = [...LIST, 'quickFilters'];
  const filters = getFilters(source, folder);
  const entries = toList(getValueAtPath(source.value, at)).map(toObjectOrEmpty);
  return entries.flatMap((entry, index) => {
    const path = [...at, index, 'filters'];
    const first = entries.findIndex(({ filters: own }) => JSON.stringify(own) === JSON.stringify(entry['filters']));
    const twice: LintFinding[] =
      first < index
        ? [
            {
              at: path,
              key: true,
              message: 'these rows are counted above already',
              suggestion: 'Remove one of the two.',
            },
          ]
        : [];
    return [...twice, ...checkFilterValues(entry, [...at, index], filters)];
  });
};
