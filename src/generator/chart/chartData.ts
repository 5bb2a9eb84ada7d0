/** The figures of a chart, from rows of a list, rows of a record, or lists of numbers side by side. Pure. */
import { isObject } from '../../model/values/cleanValues';
import type { Chart, Field, Shape } from '../../model/entity/entity';
import { getFieldAtPath, getParentObjectAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { humanizeName } from '../../model/humanizeName';
import { getOwnProperty } from '../../model/values/getOwnProperty';
import { isEmpty, toText } from '../../model/values/isEmpty';
import { formatAmount, formatNumber } from '../../model/formatting/formatNumbers';
import { formatValue, type FormatTexts } from '../../model/formatting/formatValue';

type Row = Readonly<Record<string, unknown>>;

interface ChartPoint {
  /** What names the figures, as it is read. */
  label: string;
  /** `values[i]` belongs to `seriesNames[i]`; what is no number is a gap. */
  values: (number | null)[];
  /** The same as they are read: with their unit, or as amounts. */
  texts: string[];
}

export interface ChartData {
  /** What the figures are called, one for each series. */
  seriesNames: string[];
  /** What all of them are counted in, where that is one thing. */
  unit?: string;
  points: ChartPoint[];
}

export interface ChartFormatTexts extends FormatTexts {
  /** What stands before an amount, by the ISO code of its currency. */
  symbolOfCode(code: string): string;
}

interface Source {
  chart: Chart;
  shape: Shape;
  words: ChartFormatTexts;
}

const getNumber = (value: unknown): number | null => {
  const number = value === '' || value === null || value === undefined ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};

/** A list of numbers says of its items how they are read. */
const itemField = (field: Field | undefined): Field | undefined => field?.item ?? field;

/** One value as it is read; of a field that nobody has described, the number. */
function read(value: unknown, field: Field | undefined, row: Row, words: FormatTexts): string {
  if (isEmpty(value)) return '';
  if (!field) return typeof value === 'number' ? formatNumber(value, words.language) : toText(value);
  return formatValue({ value, field, row, texts: words });
}

function getUnit(fields: readonly (Field | undefined)[], row: Row, words: FormatTexts): Pick<ChartData, 'unit'> {
  const units = new Set(
    fields.map((field) => (field?.ui.currency ? words.getCurrencySymbol(field, row).trim() : field?.ui.unit)),
  );
  const [unit] = units;
  return units.size === 1 && unit ? { unit } : {};
}

const getNames = (fields: readonly (Field | undefined)[], y: readonly string[]): string[] =>
  y.map((name, index) => fields[index]?.title ?? name);

/** A figure for each row that has one. */
function figuresOfRows({ chart: { x, y }, shape, words }: Source, rows: readonly Row[]): ChartData {
  const fields = y.map((name) => getFieldAtPath(shape, name));
  const points = rows.map((row): ChartPoint => {
    const values = y.map((name) => getValueAtPath(shape, name, row));
    return {
      label: read(getValueAtPath(shape, x, row), getFieldAtPath(shape, x), getParentObjectAtPath(shape, x, row), words),
      values: values.map(getNumber),
      texts: values.map((value, index) =>
        read(value, fields[index], getParentObjectAtPath(shape, y[index]!, row), words),
      ),
    };
  });
  return {
    seriesNames: getNames(fields, y),
    ...getUnit(fields, rows[0] ?? {}, words),
    points: points.filter(({ values }) => values.some((value) => value !== null)),
  };
}

/** Rows by what their amounts are in: those of several currencies are neither added up nor drawn to one scale. */
function rowsByCurrency({ chart: { y }, shape, words }: Source, rows: readonly Row[]): Row[][] {
  const amounts = y.flatMap((name) => {
    const field = getFieldAtPath(shape, name);
    return field?.ui.currency ? [{ name, field }] : [];
  });
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const symbols = amounts.map(({ name, field }) =>
      words.getCurrencySymbol(field, getParentObjectAtPath(shape, name, row)),
    );
    const key = symbols.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups.size === 0 ? [[]] : [...groups.values()];
}

/** Rows without a figure count for no currency. */
const hasPoints = ({ points }: ChartData): boolean => points.length > 0;

/** The figures of rows, one set for each currency that they are in. */
export function getChartDataOfRows(source: Source, rows: readonly Row[]): ChartData[] {
  const [first = figuresOfRows(source, []), ...others] = rowsByCurrency(source, rows)
    .map((group) => figuresOfRows(source, group))
    .filter(hasPoints);
  return [first, ...others];
}

const getList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What a key of an object of numbers is called: as the schema has it, else as the server has it, in words. */
export const getChartSeriesTitle = (shape: Shape | undefined, key: string): string =>
  (shape && getOwnProperty(shape.fields, key)?.title) ?? humanizeName(key);

/** A figure for each key of an object of numbers, whatever keys the server sends. */
function figuresOfKeys(path: string, { shape, words }: Source, record: Row): ChartData {
  const field = getFieldAtPath(shape, path);
  const value = getValueAtPath(shape, path, record);
  const row = isObject(value) ? value : {};
  const points = Object.entries(row).map(([key, figure]): ChartPoint => ({
    label: getChartSeriesTitle(field?.shape, key),
    values: [getNumber(figure)],
    texts: [read(figure, field?.shape && getOwnProperty(field.shape.fields, key), row, words)],
  }));
  return { seriesNames: [field?.title ?? path], points };
}

/** The figures in the unit that the record itself names for them. */
function getInUnit(figures: ChartData, { chart, shape, words }: Source, record: Row): ChartData {
  const unit = chart.unitField === undefined ? '' : toText(getValueAtPath(shape, chart.unitField, record));
  if (unit === '') return figures;
  const symbolOf = words.symbolOfCode;
  const points = figures.points.map((point) => ({
    ...point,
    texts: point.values.map((value) => (value === null ? '' : formatAmount(value, unit, words.language, symbolOf))),
  }));
  return { ...figures, unit, points };
}

/** Several lists of the record, whose entries belong together by their places. */
function figuresOfLists({ chart: { x, y }, shape, words }: Source, record: Row): ChartData {
  const fields = y.map((name) => itemField(getFieldAtPath(shape, name)));
  const titled = y.map((name) => getFieldAtPath(shape, name));
  const columns = y.map((name) => getList(getValueAtPath(shape, name, record)));
  const owners = y.map((name) => getParentObjectAtPath(shape, name, record));
  const points = getList(getValueAtPath(shape, x, record)).map((at, index): ChartPoint => ({
    label: read(at, itemField(getFieldAtPath(shape, x)), record, words),
    values: columns.map((column) => getNumber(column[index])),
    texts: columns.map((column, series) => read(column[index], fields[series], owners[series]!, words)),
  }));
  return { seriesNames: getNames(titled, y), ...getUnit(fields, owners[0] ?? record, words), points };
}

/**
 * Of a record: the keys of one of its objects, the entries of one of its lists, or several lists whose
 * entries belong together by their places. One set, or one for each currency of the entries.
 */
export function getChartDataOfRecord(source: Source, record: Row): ChartData[] {
  const { chart, shape } = source;
  const { dataField, itemsField } = chart;
  if (dataField !== undefined) return [getInUnit(figuresOfKeys(dataField, source, record), source, record)];
  if (itemsField === undefined) return [getInUnit(figuresOfLists(source, record), source, record)];
  const inner = { ...source, shape: getFieldAtPath(shape, itemsField)?.shape ?? shape };
  const entries = getList(getValueAtPath(shape, itemsField, record)).filter(isObject);
  return getChartDataOfRows(inner, entries).map((set) => getInUnit(set, source, record));
}
