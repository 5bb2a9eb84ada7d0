/** The figures of a chart, from rows of a list, rows of a record, or lists of numbers side by side. Pure. */
import { isObject } from '../../model/values/clean';
import type { Chart, Field, Shape } from '../../model/entity/entity';
import { fieldAt, ownerAt, readAt } from '../../model/values/fieldPath';
import { humanize } from '../../model/labels';
import { ownOf } from '../../model/values/own';
import { isEmpty, textOf } from '../../model/values/empty';
import { formatIn, formatNumber } from '../../model/reading/numbers';
import { readValue, type Words } from '../../model/reading/read';

type Row = Readonly<Record<string, unknown>>;

interface Point {
  /** What names the figures, as it is read. */
  at: string;
  /** `values[i]` belongs to `names[i]`; what is no number is a gap. */
  values: (number | null)[];
  /** The same as they are read: with their unit, or as amounts. */
  texts: string[];
}

export interface Figures {
  /** What the figures are called, one for each series. */
  names: string[];
  /** What all of them are counted in, where that is one thing. */
  unit?: string;
  points: Point[];
}

export interface FigureWords extends Words {
  /** What stands before an amount, by the ISO code of its currency. */
  symbolOfCode(code: string): string;
}

interface Source {
  chart: Chart;
  shape: Shape;
  words: FigureWords;
}

const numberOf = (value: unknown): number | null => {
  const number = value === '' || value === null || value === undefined ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};

/** A list of numbers says of its items how they are read. */
const itemField = (field: Field | undefined): Field | undefined => field?.item ?? field;

/** One value as it is read; of a field that nobody has described, the number. */
function read(value: unknown, field: Field | undefined, row: Row, words: Words): string {
  if (isEmpty(value)) return '';
  if (!field) return typeof value === 'number' ? formatNumber(value, words.language) : textOf(value);
  return readValue({ value, field, row, words });
}

function unitOf(fields: readonly (Field | undefined)[], row: Row, words: Words): Pick<Figures, 'unit'> {
  const units = new Set(
    fields.map((field) => (field?.ui.currency ? words.symbolOf(field, row).trim() : field?.ui.unit)),
  );
  const [unit] = units;
  return units.size === 1 && unit ? { unit } : {};
}

const namesOf = (fields: readonly (Field | undefined)[], y: readonly string[]): string[] =>
  y.map((name, index) => fields[index]?.title ?? name);

/** A figure for each row that has one. */
function figuresOfRows({ chart: { x, y }, shape, words }: Source, rows: readonly Row[]): Figures {
  const fields = y.map((name) => fieldAt(shape, name));
  const points = rows.map((row): Point => {
    const values = y.map((name) => readAt(shape, name, row));
    return {
      at: read(readAt(shape, x, row), fieldAt(shape, x), ownerAt(shape, x, row), words),
      values: values.map(numberOf),
      texts: values.map((value, index) => read(value, fields[index], ownerAt(shape, y[index]!, row), words)),
    };
  });
  return {
    names: namesOf(fields, y),
    ...unitOf(fields, rows[0] ?? {}, words),
    points: points.filter(({ values }) => values.some((value) => value !== null)),
  };
}

/** Rows by what their amounts are in: those of several currencies are neither added up nor drawn to one scale. */
function rowsByCurrency({ chart: { y }, shape, words }: Source, rows: readonly Row[]): Row[][] {
  const amounts = y.flatMap((name) => {
    const field = fieldAt(shape, name);
    return field?.ui.currency ? [{ name, field }] : [];
  });
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const symbols = amounts.map(({ name, field }) => words.symbolOf(field, ownerAt(shape, name, row)));
    const key = symbols.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups.size === 0 ? [[]] : [...groups.values()];
}

/** Rows without a figure count for no currency. */
const hasPoints = ({ points }: Figures): boolean => points.length > 0;

/** The figures of rows, one set for each currency that they are in. */
export function figureSetsOfRows(source: Source, rows: readonly Row[]): Figures[] {
  const [first = figuresOfRows(source, []), ...others] = rowsByCurrency(source, rows)
    .map((group) => figuresOfRows(source, group))
    .filter(hasPoints);
  return [first, ...others];
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What a key of an object of numbers is called: as the schema has it, else as the server has it, in words. */
export const figureTitle = (shape: Shape | undefined, key: string): string =>
  (shape && ownOf(shape.fields, key)?.title) ?? humanize(key);

/** A figure for each key of an object of numbers, whatever keys the server sends. */
function figuresOfKeys(path: string, { shape, words }: Source, record: Row): Figures {
  const field = fieldAt(shape, path);
  const value = readAt(shape, path, record);
  const row = isObject(value) ? value : {};
  const points = Object.entries(row).map(([key, figure]): Point => ({
    at: figureTitle(field?.shape, key),
    values: [numberOf(figure)],
    texts: [read(figure, field?.shape && ownOf(field.shape.fields, key), row, words)],
  }));
  return { names: [field?.title ?? path], points };
}

/** The figures in the unit that the record itself names for them. */
function inUnitOf(figures: Figures, { chart, shape, words }: Source, record: Row): Figures {
  const unit = chart.unitField === undefined ? '' : textOf(readAt(shape, chart.unitField, record));
  if (unit === '') return figures;
  const symbolOf = words.symbolOfCode;
  const points = figures.points.map((point) => ({
    ...point,
    texts: point.values.map((value) => (value === null ? '' : formatIn(value, unit, words.language, symbolOf))),
  }));
  return { ...figures, unit, points };
}

/** Several lists of the record, whose entries belong together by their places. */
function figuresOfLists({ chart: { x, y }, shape, words }: Source, record: Row): Figures {
  const fields = y.map((name) => itemField(fieldAt(shape, name)));
  const titled = y.map((name) => fieldAt(shape, name));
  const columns = y.map((name) => listOf(readAt(shape, name, record)));
  const owners = y.map((name) => ownerAt(shape, name, record));
  const points = listOf(readAt(shape, x, record)).map((at, index): Point => ({
    at: read(at, itemField(fieldAt(shape, x)), record, words),
    values: columns.map((column) => numberOf(column[index])),
    texts: columns.map((column, series) => read(column[index], fields[series], owners[series]!, words)),
  }));
  return { names: namesOf(titled, y), ...unitOf(fields, owners[0] ?? record, words), points };
}

/**
 * Of a record: the keys of one of its objects, the entries of one of its lists, or several lists whose
 * entries belong together by their places. One set, or one for each currency of the entries.
 */
export function figureSetsOf(source: Source, record: Row): Figures[] {
  const { chart, shape } = source;
  const { dataField, itemsField } = chart;
  if (dataField !== undefined) return [inUnitOf(figuresOfKeys(dataField, source, record), source, record)];
  if (itemsField === undefined) return [inUnitOf(figuresOfLists(source, record), source, record)];
  const inner = { ...source, shape: fieldAt(shape, itemsField)?.shape ?? shape };
  const entries = listOf(readAt(shape, itemsField, record)).filter(isObject);
  return figureSetsOfRows(inner, entries).map((set) => inUnitOf(set, source, record));
}
