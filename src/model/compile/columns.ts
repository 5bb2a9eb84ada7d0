import type { ColumnDefinition, ColumnFormat, FactDefinition } from '../language/definition';
import { parseCall } from '../wire/calls';
import type { CellSource, Column, Fact, Field, Shape } from '../entity/entity';
import { fieldAt } from '../values/fieldPath';
import { comparesByDigits } from '../reading/digits';

function fieldOf(path: string, shape: Shape): Field {
  const field = fieldAt(shape, path);
  if (!field) throw new Error(`Column "${path}" is no property`);
  return field;
}

function sourceOf(source: { field: string; to?: string; format?: ColumnFormat }, shape: Shape): CellSource {
  const { field, to, format = fieldOf(field, shape).reads } = source;
  return { field, format, ...(to ? { to } : {}) };
}

/** @throws Error naming the column when the shape has no such field. */
export function compileColumn(definition: ColumnDefinition, shape: Shape): Column {
  const own: Exclude<ColumnDefinition, string> = typeof definition === 'string' ? { field: definition } : definition;
  const field = fieldOf(own.field, shape);
  const source = sourceOf(own, shape);
  const { align, hidden = false } = { ...field.ui.column, ...own };
  return {
    ...source,
    ...(own.file ? { file: own.file } : {}),
    ...(own.call ? { call: parseCall(own.call) } : {}),
    ...(own.also ? { also: sourceOf(own.also, shape) } : {}),
    ...(own.fallback ? { fallback: sourceOf(own.fallback, shape) } : {}),
    title: own.title ?? field.title,
    align: align ?? (comparesByDigits(field, source.format) ? 'right' : 'left'),
    hidden,
  };
}

/** What a list shows that names no columns: more than these do not fit on a screen. */
const MOST_COLUMNS = 6;
const PLAIN: readonly ColumnFormat[] = [
  'text',
  'number',
  'money',
  'date',
  'datetime',
  'month',
  'clock',
  'hours',
  'boolean',
  'status',
  'link',
  'email',
];

/** The id, what names the record, then the first fields that fit into a cell. */
export function defaultColumns(shape: Shape, ids: readonly string[], label: string): string[] {
  const plain = Object.values(shape.fields).filter(
    ({ reads, kind, writeOnly, ui }) => PLAIN.includes(reads) && !writeOnly && kind !== 'multiline' && !ui.from,
  );
  const names = [...ids, label, ...plain.map(({ name }) => name)].filter((name) => Object.hasOwn(shape.fields, name));
  return [...new Set(names)].slice(0, MOST_COLUMNS);
}

/** A pair of name and value, or a sentence of several. */
export function compileFact(definition: FactDefinition, shape: Shape): Fact {
  const own: Exclude<FactDefinition, string> = typeof definition === 'string' ? { field: definition } : definition;
  const { field: path, title, text, format, of } = own;
  const field = path === undefined ? undefined : fieldOf(path, shape);
  return {
    title: title ?? field?.title ?? '',
    ...(path === undefined ? {} : { field: path, format: format ?? field?.reads ?? 'text' }),
    ...(of === undefined ? {} : { of }),
    ...(text === undefined ? {} : { text }),
  };
}
