import type { ColumnFormat, OptionListDefinition } from '../definition';
import type {
  AdminDefinition,
  ColumnDefinition,
  ColumnFallback,
  FilterDefinition,
  RoutesDefinition,
} from '../entityDefinition';
import { parseCall } from '../calls';
import type { CellSource, Column, Entity, Field, Filter, OptionList, RouteSet, Section, Shape } from '../entity';
import { humanize } from '../labels';

const RIGHT: ColumnFormat[] = ['number', 'money', 'count'];
const DATE_TIMES = ['yyyy-MM-dd HH:mm', 'date-time'];

function formatOf(field: Field): ColumnFormat {
  if (field.ui.column?.format) return field.ui.column.format;
  if (field.ui.options ?? field.choices) return field.type === 'array' ? 'list' : 'text';
  if (field.format === 'date') return 'date';
  if (field.format && DATE_TIMES.includes(field.format)) return 'datetime';
  if (field.format === 'uri') return 'link';
  if (field.ui.currency) return 'money';
  if (field.type === 'array') return field.shape ? 'count' : 'list';
  if (field.type === 'boolean') return 'boolean';
  return field.type === 'integer' || field.type === 'number' ? 'number' : 'text';
}

function fieldOf(name: string, shape: Shape): Field {
  const field = shape.fields[name];
  if (!field) throw new Error(`Column "${name}" is no property`);
  return field;
}

const compileFallback = ({ format, ...source }: ColumnFallback, shape: Shape): CellSource => ({
  ...source,
  format: format ?? formatOf(fieldOf(source.field, shape)),
});

/** @throws Error naming the column when the shape has no such field. */
export function compileColumn(definition: ColumnDefinition, shape: Shape): Column {
  const own = typeof definition === 'string' ? { field: definition } : definition;
  const field = fieldOf(own.field, shape);
  const format = own.format ?? formatOf(field);
  const isId = field.type === 'integer' && format === 'number' && field.readOnly && /Id$|Pk$/.test(field.name);
  return {
    field: own.field,
    ...(own.to ? { to: own.to } : {}),
    ...(own.fallback ? { fallback: compileFallback(own.fallback, shape) } : {}),
    title: own.title ?? field.title,
    format,
    align: own.align ?? field.ui.column?.align ?? (RIGHT.includes(format) && !isId ? 'right' : 'left'),
    hidden: own.hidden ?? field.ui.column?.hidden ?? false,
  };
}

/** A filter takes the widget of its field, or is a search text under a name of its own. */
export function compileFilter(definition: FilterDefinition, shape: Shape): Filter {
  const own = typeof definition === 'string' ? { name: definition } : definition;
  const field = shape.fields[own.name];
  const search = own.search ?? (!field && !own.options);
  const base = field ?? {
    name: own.name,
    title: own.title ?? humanize(own.name),
    type: 'string' as const,
    types: ['string' as const],
    nullable: false,
    limits: {},
    readOnly: false,
    writeOnly: false,
    messages: {},
    ui: {},
  };
  const drawn: Field = { ...base, readOnly: false, ui: own.options ? { ...base.ui, options: own.options } : base.ui };
  return {
    name: own.name,
    title: own.title ?? base.title,
    search,
    ...(search ? {} : { field: drawn }),
    ...(own.placeholder ? { placeholder: own.placeholder } : {}),
    ...(own.default === undefined ? {} : { default: own.default }),
  };
}

/** The main set of routes, then the aliases; what an alias lacks stays the main set's. */
export function compileRoutes({ aliases = [], ...main }: RoutesDefinition): RouteSet[] {
  return [main, ...aliases];
}

/**
 * The sections of a form. A field that no section names follows those of the first: a new field
 * is one edit. What staff must not change is `readOnly` in the schema.
 */
export function compileForm(form: AdminDefinition['form'], shape: Shape): Entity['form'] {
  if (!form) return undefined;
  const [first, ...others] = form.sections ?? [{ fields: form.fields ?? [] }];
  const named = [first, ...others].flatMap((section) => section?.fields ?? []);
  const unnamed = Object.values(shape.fields).filter((field) => !field.readOnly && !named.includes(field.name));
  const opening: Section = { ...first, fields: [...(first?.fields ?? []), ...unnamed.map((field) => field.name)] };
  return { in: form.in, sections: [opening, ...others], width: form.width ?? 'narrow' };
}

export function compileOptionList(name: string, definition: OptionListDefinition): OptionList {
  const { call, value = 'value', label = 'name', fallback, ...rest } = definition;
  return {
    name,
    call: parseCall(call),
    value,
    label,
    ...rest,
    ...(fallback
      ? { fallback: fallback.map((choice) => ({ value: choice.const, label: choice.title ?? String(choice.const) })) }
      : {}),
  };
}
