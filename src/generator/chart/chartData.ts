/** Extracts the data of a chart from the rows of a list or the fields of a record. Pure functions. */
import { isObject } from '../../model/values/cleanValues';
import type { Chart, Field, ObjectShape } from '../../model/entity/entity';
import { getFieldAtPath, getParentObjectAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { humanizeName } from '../../model/humanizeName';
import { getOwnProperty } from '../../model/values/getOwnProperty';
import { isEmpty, toText } from '../../model/values/isEmpty';
import { formatAmount, formatNumber } from '../../model/formatting/formatNumbers';
import type { DisplayFormatTexts } from '../../model/displayFormats/displayFormat';
import { formatValue } from '../../model/displayFormats/formatValue';
import type { GetEntityLink } from '../shared/entityLinks';
import { getPointLinkValues, getTimeGranularity, isCurrentPeriod } from './timeSeries';
import type { ChartData, ChartPoint } from './types';

type Row = Readonly<Record<string, unknown>>;

export interface ChartFormatTexts extends DisplayFormatTexts {
  /** Returns the currency symbol for an ISO 4217 code. */
  symbolOfCode(code: string): string;
}

interface Source {
  chart: Chart;
  shape: ObjectShape;
  formatTexts: ChartFormatTexts;
  getLink?: GetEntityLink;
}

/** Returns the link of a point. The link of its key takes precedence. */
function getPointLink({ chart, getLink }: Source, key: string, values: Row): Pick<ChartPoint, 'link'> {
  const definition = getOwnProperty(chart.linksByKey ?? {}, key) ?? chart.link;
  const link = getLink?.(definition, { ...values, ...getPointLinkValues(key) });
  return link ? { link } : {};
}

const getNumber = (value: unknown): number | null => {
  const number = value === '' || value === null || value === undefined ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : null;
};

/**
 * Returns the field that defines the display format of the numbers. For an array of numbers, this is the field of
 * its items.
 */
const getItemField = (field: Field | undefined): Field | undefined => field?.item ?? field;

/** Formats one value. If there is no field definition, a number is formatted without a unit. */
function read(value: unknown, field: Field | undefined, row: Row, formatTexts: DisplayFormatTexts): string {
  if (isEmpty(value)) return '';
  if (!field) return typeof value === 'number' ? formatNumber(value, formatTexts.language) : toText(value);
  return formatValue({ value, field, row, texts: formatTexts });
}

function getUnit(
  fields: readonly (Field | undefined)[],
  row: Row,
  formatTexts: DisplayFormatTexts,
): Pick<ChartData, 'unit'> {
  const units = new Set(
    fields.map((field) => (field?.ui.currency ? formatTexts.getCurrencySymbol(field, row).trim() : field?.ui.unit)),
  );
  const [unit] = units;
  return units.size === 1 && unit ? { unit } : {};
}

const getTones = (field: Field | undefined): Pick<ChartData, 'tones'> =>
  field?.ui.tones ? { tones: field.ui.tones } : {};

const getNames = (fields: readonly (Field | undefined)[], y: readonly string[]): string[] =>
  y.map((name, index) => fields[index]?.title ?? name);

/** Returns the chart data of rows, with a point for each row that contains at least one number. */
function getFiguresOfRows(source: Source, rows: readonly Row[]): ChartData {
  const { shape, formatTexts } = source;
  const { x, y } = source.chart;
  const fields = y.map((name) => getFieldAtPath(shape, name));
  const points = rows.map((row): ChartPoint => {
    const values = y.map((name) => getValueAtPath(shape, name, row));
    const key = toText(getValueAtPath(shape, x, row));
    return {
      key,
      ...getPointLink(source, key, row),
      label: read(
        getValueAtPath(shape, x, row),
        getFieldAtPath(shape, x),
        getParentObjectAtPath(shape, x, row),
        formatTexts,
      ),
      values: values.map(getNumber),
      texts: values.map((value, index) =>
        read(value, fields[index], getParentObjectAtPath(shape, y[index]!, row), formatTexts),
      ),
    };
  });
  return {
    seriesNames: getNames(fields, y),
    labelTitle: getFieldAtPath(shape, x)?.title ?? x,
    ...getTones(getFieldAtPath(shape, x)),
    ...getUnit(fields, rows[0] ?? {}, formatTexts),
    points: points.filter(({ values }) => values.some((value) => value !== null)),
  };
}

/** Groups rows by currency, because amounts in different currencies must be neither added up nor shown on one scale. */
function groupRowsByCurrency({ chart: { y }, shape, formatTexts }: Source, rows: readonly Row[]): Row[][] {
  const amounts = y.flatMap((name) => {
    const field = getFieldAtPath(shape, name);
    return field?.ui.currency ? [{ name, field }] : [];
  });
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const symbols = amounts.map(({ name, field }) =>
      formatTexts.getCurrencySymbol(field, getParentObjectAtPath(shape, name, row)),
    );
    const key = symbols.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups.size === 0 ? [[]] : [...groups.values()];
}

/** Whether a data set contains numbers. The charts omit currencies whose rows contain no numbers. */
const hasPoints = ({ points }: ChartData): boolean => points.length > 0;

/** Returns the chart data of rows, with one data set for each currency. */
export function getChartDataOfRows(source: Source, rows: readonly Row[]): ChartData[] {
  const [first = getFiguresOfRows(source, []), ...others] = groupRowsByCurrency(source, rows)
    .map((group) => getFiguresOfRows(source, group))
    .filter(hasPoints);
  return [first, ...others];
}

const getList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the label for a key of an object of numbers: the title in the schema or, if the schema does not define
 * the key, the humanized key.
 */
export const getChartSeriesTitle = (shape: ObjectShape | undefined, key: string): string =>
  (shape && getOwnProperty(shape.fields, key)?.title) ?? humanizeName(key);

/** Returns a point for each key of an object of numbers, including keys that the schema does not define. */
function getFiguresOfKeys(path: string, source: Source, record: Row): ChartData {
  const { chart, shape, formatTexts } = source;
  const field = getFieldAtPath(shape, path);
  const value = getValueAtPath(shape, path, record);
  const row = isObject(value) ? value : {};
  const points = Object.entries(row).map(([key, figure]): ChartPoint => ({
    key,
    ...getPointLink(source, key, record),
    label: getChartSeriesTitle(field?.shape, key),
    values: [getNumber(figure)],
    texts: [read(figure, field?.shape && getOwnProperty(field.shape.fields, key), row, formatTexts)],
  }));
  const title = field?.title ?? path;
  return { seriesNames: [title], labelTitle: chart.keyTitle ?? title, ...getTones(field), points };
}

/** Formats the values of the chart in the unit that a field of the record contains. */
function getInUnit(figures: ChartData, { chart, shape, formatTexts }: Source, record: Row): ChartData {
  const unit = chart.unitField === undefined ? '' : toText(getValueAtPath(shape, chart.unitField, record));
  if (unit === '') return figures;
  const getSymbol = formatTexts.symbolOfCode;
  const points = figures.points.map((point) => ({
    ...point,
    texts: point.values.map((value) =>
      value === null ? '' : formatAmount(value, unit, formatTexts.language, getSymbol),
    ),
  }));
  return { ...figures, unit, points };
}

/** Returns the chart data of several parallel arrays of the record. The entries with the same index form one point. */
function getFiguresOfLists(source: Source, record: Row): ChartData {
  const { shape, formatTexts } = source;
  const { x, y } = source.chart;
  const fields = y.map((name) => getItemField(getFieldAtPath(shape, name)));
  const titled = y.map((name) => getFieldAtPath(shape, name));
  const columns = y.map((name) => getList(getValueAtPath(shape, name, record)));
  const owners = y.map((name) => getParentObjectAtPath(shape, name, record));
  const points = getList(getValueAtPath(shape, x, record)).map((at, index): ChartPoint => ({
    key: toText(at),
    ...getPointLink(source, toText(at), record),
    label: read(at, getItemField(getFieldAtPath(shape, x)), record, formatTexts),
    values: columns.map((column) => getNumber(column[index])),
    texts: columns.map((column, series) => read(column[index], fields[series], owners[series]!, formatTexts)),
  }));
  return {
    seriesNames: getNames(titled, y),
    labelTitle: getFieldAtPath(shape, x)?.title ?? x,
    ...getTones(getItemField(getFieldAtPath(shape, x))),
    ...getUnit(fields, owners[0] ?? record, formatTexts),
    points,
  };
}

/** Marks the period that is not over, if the points are successive periods. Only the last one can be. */
function markRunningPeriod(figures: ChartData, { chart, formatTexts }: Source): ChartData {
  const { points } = figures;
  const span = chart.timeSeries ? getTimeGranularity(points.map(({ key }) => key)) : undefined;
  if (!span) return figures;
  const now = formatTexts.periods.now();
  const isLast = (index: number): boolean => index === points.length - 1;
  return {
    ...figures,
    span,
    ...(chart.namesSpan === false ? { isSpanNamed: false } : {}),
    points: points.map((point, index) =>
      isLast(index) && isCurrentPeriod(point.key, span, now) ? { ...point, isRunning: true } : point,
    ),
  };
}

/**
 * Returns the chart data of a record. Depending on the schema, each point is a key of an object, an entry of an
 * array of objects, or an index of several parallel arrays. An array of objects results in one data set for each
 * currency, otherwise there is one data set.
 */
export function getChartDataOfRecord(source: Source, record: Row): ChartData[] {
  const { chart, shape } = source;
  const { valuesByKeyField, itemsField } = chart;
  if (valuesByKeyField !== undefined)
    return [getInUnit(getFiguresOfKeys(valuesByKeyField, source, record), source, record)];
  if (itemsField === undefined) {
    const figures = markRunningPeriod(getFiguresOfLists(source, record), source);
    return [getInUnit(figures, source, record)];
  }
  const inner = { ...source, shape: getFieldAtPath(shape, itemsField)?.shape ?? shape };
  const entries = getList(getValueAtPath(shape, itemsField, record)).filter(isObject);
  return getChartDataOfRows(inner, entries).map((set) => getInUnit(markRunningPeriod(set, source), source, record));
}
