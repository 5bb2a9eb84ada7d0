import type { ColumnDefinition, ColumnFormat, DetailDefinition, ListDefinition } from '../schemaLanguage/definition';
import { parseCall } from '../wire/parseCall';
import type { DisplayedField, Column, RecordDetail, Field, ObjectShape } from '../entity/entity';
import { getFieldAtPath, getFieldsOnPath } from '../values/fieldPath';
import { DISPLAY_FORMATS } from '../displayFormats/displayFormats';
import { joinTitles } from './joinTitles';
import { hasTabularDigits } from '../displayFormats/hasTabularDigits';

function getField(path: string, shape: ObjectShape): Field {
  const field = getFieldAtPath(shape, path);
  if (!field) throw new Error(`Column "${path}" is no property`);
  return field;
}

function getSource(
  source: { field: string; periodEndField?: string; display?: ColumnFormat },
  shape: ObjectShape,
): DisplayedField {
  const { field, periodEndField, display = getField(field, shape).reads } = source;
  return { field, display, ...(periodEndField ? { periodEndField } : {}) };
}

/** Returns the title of the field, for one inside of an object with the title of the object. */
function getTitle(path: string, shape: ObjectShape): string {
  const [object, field] = (getFieldsOnPath(shape, path) ?? []).slice(-2);
  // Who made the record, and when, is said of the record itself.
  if (!object || !field || object.kind === 'audit') return getField(path, shape).title;
  return joinTitles(object.title, field.title);
}

/**
 * Compiles a list column.
 * @throws Error naming the column if the shape has no such field
 */
export function compileColumn(definition: ColumnDefinition, shape: ObjectShape): Column {
  const own: Exclude<ColumnDefinition, string> = typeof definition === 'string' ? { field: definition } : definition;
  const field = getField(own.field, shape);
  const source = getSource(own, shape);
  const { align, hiddenByDefault = false } = { ...field.ui.columnDefaults, ...own };
  return {
    ...source,
    ...(own.fileUrlField ? { fileUrlField: own.fileUrlField } : {}),
    ...(own.fileCall ? { fileCall: parseCall(own.fileCall) } : {}),
    ...(own.secondary ? { secondary: getSource(own.secondary, shape) } : {}),
    ...(own.fallback ? { fallback: getSource(own.fallback, shape) } : {}),
    ...(own.activePeriod ? { activePeriod: getSource({ ...own.activePeriod, display: 'phase' }, shape) } : {}),
    ...(own.foldInto ? { foldInto: own.foldInto } : {}),
    title: own.title ?? getTitle(own.field, shape),
    align: align ?? (hasTabularDigits(field, source.display) ? 'right' : 'left'),
    hiddenByDefault,
  };
}

/** The maximum number of default columns. More columns do not fit on a screen. */
const MOST_COLUMNS = 6;

/** The formats of lists: their texts, or how many objects there are. */
const LISTS: readonly ColumnFormat[] = ['list', 'count'];

const isPlain = ({ reads, kind, writeOnly, deprecated, ui }: Field): boolean =>
  DISPLAY_FORMATS[reads].isDefaultColumn === true &&
  !writeOnly &&
  !deprecated &&
  kind !== 'multiline' &&
  !ui.valueFrom &&
  !ui.sendBackUnchanged;

/** Returns the paths of the plain fields of an object and of the objects in it. An object with a cell of its own is one. */
const getPlainPaths = ({ fields }: ObjectShape, prefix = ''): string[] =>
  Object.values(fields).flatMap((field): string[] => {
    if (isPlain(field)) return [prefix + field.name];
    const { kind, shape, type, deprecated, ui } = field;
    return kind === 'object' && type === 'object' && shape && !deprecated && !ui.sendBackUnchanged
      ? getPlainPaths(shape, `${prefix}${field.name}.`)
      : [];
  });

/** The fields of a record, and which of them identify and name it. */
export interface RecordFields {
  shape: ObjectShape;
  ids: readonly string[];
  titleField: string;
}

/**
 * Returns the default columns: first the id, then the title field, then the first fields whose values fit into a
 * table cell. Fields inside of objects come after those of the record. A list with nothing else shows lists of records.
 */
function getDefaultColumns({ shape, ids, titleField }: RecordFields): string[] {
  const first = [...ids, titleField].filter((name) => Object.hasOwn(shape.fields, name));
  const plain = getPlainPaths(shape);
  const own = plain.filter((path) => Object.hasOwn(shape.fields, path));
  const isKnown = plain.some((path) => !first.includes(path));
  const lists = isKnown ? [] : Object.values(shape.fields).filter(({ reads }) => LISTS.includes(reads));
  return [...new Set([...first, ...own, ...plain, ...lists.map(({ name }) => name)])].slice(0, MOST_COLUMNS);
}

/** Returns the columns of a list: its own or the default ones. */
export const getColumnDefinitions = (list: ListDefinition, listed: RecordFields): readonly ColumnDefinition[] =>
  list.columns ?? getDefaultColumns(listed);

/**
 * Returns the names of the fields by which users tell records apart: the name of a record, and the columns of the list,
 * for those inside of objects the names of the objects.
 */
export function getImportantFields(list: ListDefinition | undefined, listed: RecordFields): string[] {
  const columns = list ? getColumnDefinitions(list, listed) : [];
  const paths = columns.map((column) => (typeof column === 'string' ? column : column.field));
  return [listed.titleField, ...paths.flatMap((path) => [path, path.split('.')[0] ?? path])];
}

/**
 * Compiles a detail, that is a read-only label with either one field value or a template text with several field
 * values.
 */
export function compileDetail(definition: DetailDefinition, shape: ObjectShape): RecordDetail {
  const own: Exclude<DetailDefinition, string> = typeof definition === 'string' ? { field: definition } : definition;
  const { field: path, title, template, display, percentOfField, link } = own;
  const field = path === undefined ? undefined : getField(path, shape);
  return {
    title: title ?? field?.title ?? '',
    ...(path === undefined ? {} : { field: path, display: display ?? field?.reads ?? 'text' }),
    ...(percentOfField === undefined ? {} : { percentOfField }),
    ...(template === undefined ? {} : { template }),
    ...(link ? { link } : {}),
  };
}
