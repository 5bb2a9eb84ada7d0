/** The filters of fields inside of objects of a list that names no filters. */
import { isConverted, isGeneratedField } from '../jsonSchema/variantDefinition';
import type { Field, ObjectShape } from '../entity/entity';
import { getFieldsOnPath } from '../values/fieldPath';
import {
  createPeriod,
  createTextFilter,
  isChoiceOfUsers,
  isFilterable,
  isText,
  TIME_FORMATS,
  type DefaultFilter,
  type FilterProperties,
} from './defaultFilterKinds';
import type { FilterTraits } from './dialectTraits';
import { isDefaultTextFilter } from './defaultTextFilters';
import { joinTitles } from './joinTitles';

/** The label of an input cuts off what is longer. */
const LONG_TITLE = 22;
/** A title that is so short says nothing without that of its object: `First` of a name. */
const SHORT_TITLE = 5;

export interface ListedColumn {
  path: string;
  /** The title of the column, if it is not that of the field. */
  title?: string | undefined;
}

/**
 * Returns the fields that the API returns under their own names: it may have others for those of variants, and no choice.
 */
function listReceivedFields({ fields, variants }: ObjectShape): Field[] {
  const all = Object.values(fields).filter(({ writeOnly }) => !writeOnly);
  if (!variants || !isConverted(variants)) return all;
  const { choice, isVirtual, branches } = variants;
  const ofVariants = new Set(branches.flatMap(({ names }) => names.map(([, own]) => own)));
  return all.filter(({ name }) => (name === choice ? !isVirtual : !ofVariants.has(name)));
}

/** The columns of a list and the titles that its fields have. */
interface FilteredList {
  columns: readonly ListedColumn[];
  /** How many fields have a title. */
  countTitles: (title: string) => number;
}

/**
 * Returns the title of the filter of a field inside of an object: that of its column, or those of both, or where they
 * are long and no other field is called so, that of the field.
 */
function getNestedTitle(path: string, titles: [outer: string, inner: string], list: FilteredList): string {
  const column = list.columns.find((one) => one.path === path);
  const joined = joinTitles(...titles);
  const isClear = titles[1].length > SHORT_TITLE && list.countTitles(titles[1]) === 1;
  return column?.title ?? (joined.length > LONG_TITLE && isClear ? titles[1] : joined);
}

/** Returns the filters of choices, switches and times inside of objects, by the paths of their fields. */
export function createNestedFilters(
  shape: ObjectShape,
  can: FilterTraits,
  list: FilteredList,
  around = { prefix: '', title: '' },
): DefaultFilter[] {
  return listReceivedFields(shape).flatMap((field): DefaultFilter[] => {
    const { name, title, type, types, kind, format = '', choices = [], shape: inner, ui } = field;
    const path = `${around.prefix}${name}`;
    if (field.deprecated) return [];
    if (kind === 'object' && type === 'object' && inner && !ui.sendBackUnchanged)
      return createNestedFilters(inner, can, list, { prefix: `${path}.`, title });
    if (around.prefix === '' || !isFilterable(field)) return [];
    const isChoice = isChoiceOfUsers(choices);
    const ownTitle = getNestedTitle(path, [around.title, title], list);
    if (TIME_FORMATS.includes(format) && !isChoice && can.compares)
      return [{ path, kind: 'period', properties: createPeriod(field, path, ownTitle) }];
    if ((!isChoice && type !== 'boolean') || ui.serialization) return [];
    const options = choices.map(({ value, label }) => ({ const: value, title: label }));
    const input = isChoice ? { oneOf: options, 'x-ui': { widget: 'select' } } : { 'x-ui': { widget: 'boolean' } };
    const properties = {
      [path]: { type: types.length > 1 ? types : type, title: ownTitle, ...input },
    } as FilterProperties;
    return [{ path, kind: isChoice ? 'choice' : 'switch', properties }];
  });
}

/** Returns the filters of the texts inside of objects that the list shows. */
export const createNestedTextFilters = (shape: ObjectShape, list: FilteredList): DefaultFilter[] =>
  list.columns.flatMap(({ path }) => {
    const fields = getFieldsOnPath(shape, path) ?? [];
    const [object, field] = fields.slice(-2);
    if (!object || !field || isGeneratedField(field.name) || !isText(field) || !isFilterable(field)) return [];
    const around = fields.slice(0, -1);
    const isReceived = around.every(
      ({ kind, shape: inner }, index) => kind === 'object' && listReceivedFields(inner!).includes(fields[index + 1]!),
    );
    if (!isReceived) return [];
    const isOfUsers = isDefaultTextFilter(field, object.shape!.required.includes(field.name));
    return [createTextFilter(path, getNestedTitle(path, [object.title, field.title], list), isOfUsers)];
  });
