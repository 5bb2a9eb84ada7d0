/** Charts of test data, and the figures that are drawn of them. */
import { PERIOD_TEXTS } from '../../support/periodTexts';
import {
  getChartDataOfRecord,
  getChartDataOfRows,
  type ChartFormatTexts,
} from '../../../src/generator/chart/chartData';
import type { ChartData } from '../../../src/generator/chart/types';
import type { Chart, ObjectShape } from '../../../src/model/entity/entity';

export const chart = (more: Partial<Chart> = {}): Chart => ({ kind: 'bar', x: 'title', y: ['views'], ...more });
const formatTexts: ChartFormatTexts = {
  language: 'en',
  yes: 'Yes',
  no: 'No',
  getOptionCodeLabel: () => undefined,
  symbolOfCode: (code) => `${code} `,
  getCurrencySymbol: (one, row) =>
    one.ui.currency?.codeField === undefined ? 'S$' : `${String(row[one.ui.currency.codeField])} `,
  periods: PERIOD_TEXTS,
};
export const from = (one: Chart, described: ObjectShape) => ({ chart: one, shape: described, formatTexts });
type Rows = readonly Readonly<Record<string, unknown>>[];
/** Chart data with one currency, or without a currency. */
export const figuresOfRows = (source: ReturnType<typeof from>, rows: Rows): ChartData =>
  getChartDataOfRows(source, rows)[0]!;
export const figuresOf = (source: ReturnType<typeof from>, record: Rows[number]): ChartData =>
  getChartDataOfRecord(source, record)[0]!;
