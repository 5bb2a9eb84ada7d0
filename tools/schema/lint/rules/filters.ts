/** Filters that nobody can use, tabs without a choice, and rows to look after that no filter finds. */
import { KINDS } from '../../../../src/model/compile/kinds';
import { humanize } from '../../../../src/model/labels';
import { merge } from '../../../../src/model/language/refs';
import { choicesOf, fieldAt, fieldsOf, type Folder, type Rule } from '../source/folder';
import { asList, asObject, asText, entriesAt, isObject, valueAt, type Json, type Path } from '../source/json';
import type { Finding, Source } from '../source/source';
import { allowedHere, didYouMean, quote } from '../source/words';
import { naturalKind } from './kinds';
import { filterNames } from './subjects';

const LIST = ['x-admin', 'list'];
const FILTERS = [...LIST, 'filters'];

interface Filter {
  name: string;
  path: Path;
  own: Json;
  /** The field by which it filters, with what the filter says over it. */
  field: Json | undefined;
}

function filtersOf(source: Source, folder: Folder): Filter[] {
  const fields = fieldsOf(folder.wholeOf(source));
  const value = valueAt(source.value, FILTERS);
  const listed = asList(value).flatMap((filter, index): Filter[] => {
    const name = asText(filter) ?? asText(asObject(filter)['name']);
    const field = name === undefined ? undefined : fieldAt(fields, name);
    return name === undefined ? [] : [{ name, path: [...FILTERS, index], own: asObject(filter), field }];
  });
  const whole = valueAt(folder.wholeOf(source), FILTERS);
  const described = entriesAt(value, ['properties']).map(({ name, path }): Filter => ({
    name,
    path: [...FILTERS, ...path],
    own: asObject(valueAt(value, path)),
    field: asObject(merge(asObject(fields?.[name]), asObject(valueAt(whole, path)))),
  }));
  return [...listed, ...described];
}

const isListed = ({ path }: Filter): boolean => typeof path.at(-1) === 'number';

/** A filter that brings its own input does not need that of its field. */
const hasInput = (filter: Filter): boolean =>
  isListed(filter) && (filter.own['search'] === true || filter.own['options'] !== undefined);

function unknownKind(filter: Filter): Finding[] {
  const { name, path, field } = filter;
  if (!field || hasInput(filter)) return [];
  const asked = asText(valueAt(field, ['x-ui', 'widget']));
  const kind = KINDS[asked ?? naturalKind(field) ?? ''];
  if (!kind || kind.filterable) return [];
  return [
    {
      at: path,
      key: !isListed(filter),
      message: `${quote(name)} cannot be a filter: it is drawn as ${quote(kind.name)}`,
      cure: 'Filter by another field, or make it a text: { "name": …, "search": true }.',
    },
  ];
}

/** A key that only the page call knows must say what is typed or chosen. */
function unknownKey(filter: Filter, fields: Json | undefined): Finding[] {
  const { name, path, own, field } = filter;
  if (!isListed(filter) || !isObject(own) || Object.keys(own).length === 0) return [];
  if (field || hasInput(filter) || !fields) return [];
  const names = Object.keys(fields);
  return [
    {
      at: [...path, 'name'],
      message: `filter ${quote(name)} names no field${didYouMean(name, names)}`,
      cure: `A key of its own needs "search": true or "options". ${allowedHere(names)}`,
    },
  ];
}

/** A choice of several wants something to choose from. */
function severalOfNothing({ path, own, field }: Filter): Finding[] {
  if (own['multiple'] !== true) return [];
  const hasChoices = [own['options'], field && valueAt(field, ['x-ui', 'options']), field && choicesOf(field)];
  const ofItems = field && [valueAt(field, ['items', 'x-ui', 'options']), choicesOf(field['items'])];
  if ([...hasChoices, ...(ofItems ?? [])].some((one) => one !== undefined)) return [];
  const cure = 'Give it "options", or take "multiple" away.';
  return [{ at: [...path, 'multiple'], key: true, message: '"multiple" needs choices to choose from', cure }];
}

export const filters: Rule = (source, folder) => {
  const fields = fieldsOf(folder.wholeOf(source));
  return filtersOf(source, folder).flatMap((filter) => [
    ...unknownKind(filter),
    ...unknownKey(filter, fields),
    ...severalOfNothing(filter),
  ]);
};

/** Tabs are the choices of a filter. */
export const tabs: Rule = (source, folder) => {
  const at = [...LIST, 'tabFilter'];
  const name = asText(valueAt(source.value, at));
  if (name === undefined) return [];
  const known = filterNames(valueAt(source.value, FILTERS));
  const filter = filtersOf(source, folder).find((one) => one.name === name);
  if (!filter) {
    const message = `tabs ${quote(name)} names no filter${didYouMean(name, known)}`;
    return [{ at, message, cure: `Add the filter. ${allowedHere(known)}` }];
  }
  const { own, field } = filter;
  const options = own['options'] ?? (field && valueAt(field, ['x-ui', 'options']));
  if (options !== undefined || (field && choicesOf(field))) return [];
  const message = `the filter ${quote(name)} has no choices to be tabs`;
  return [{ at, message, cure: `Give ${humanize(name)} "oneOf", "enum" or "options".` }];
};

/** What a filter cannot be set to: an entry that is none of its choices. */
function unknownChoice({ name, field }: Filter, value: unknown, path: Path): Finding[] {
  const choices = field && choicesOf(field);
  const strange = choices && [value].flat().find((one) => !choices.some((choice) => choice === one));
  if (!choices || strange === undefined) return [];
  const message = `${quote(strange)} is no choice of the filter ${quote(name)}${didYouMean(String(strange), choices.map(String))}`;
  return [{ at: path, message, cure: allowedHere(choices.map(String)) }];
}

/** Rows to look after are found by the filters that the list has: each of them must be there. */
export const attention: Rule = (source, folder) => {
  const at = [...LIST, 'alerts'];
  const known = filtersOf(source, folder);
  const names = known.map(({ name }) => name);
  const entries = asList(valueAt(source.value, at)).map(asObject);
  return entries.flatMap((entry, index) => {
    const path = [...at, index, 'filters'];
    const first = entries.findIndex(({ filters: own }) => JSON.stringify(own) === JSON.stringify(entry['filters']));
    const twice: Finding[] =
      first < index
        ? [{ at: path, key: true, message: 'these rows are counted above already', cure: 'Remove one of the two.' }]
        : [];
    const wrong = Object.entries(asObject(entry['filters'])).flatMap(([name, value]): Finding[] => {
      const filter = known.find((one) => one.name === name);
      if (filter) return unknownChoice(filter, value, [...path, name]);
      const message = `attention goes by ${quote(name)}, which is no filter of the list${didYouMean(name, names)}`;
      return [{ at: [...path, name], key: true, message, cure: `Add the filter. ${allowedHere(names)}` }];
    });
    return [...twice, ...wrong];
  });
};
