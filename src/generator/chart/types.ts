import type { StatusTones } from '../../model/formatting/statusTones';
import type { EntityLink } from '../shared/entityLinks';

/** The length of the period of each point. */
export type TimeGranularity = 'hour' | 'day' | 'month';

export interface ChartPoint {
  /** The value of the x field as the server wrote it, or the key of the value. */
  key: string;
  /** The formatted label of the point. */
  label: string;
  /** Whether the period of the point is not over. */
  isRunning?: true;
  link?: EntityLink;
  /**
   * The value of each series at this point: `values[i]` belongs to `seriesNames[i]`. Null stands for a value that
   * is not a number and is rendered as a gap.
   */
  values: (number | null)[];
  /** The formatted values with unit or currency, in the order of `values`. */
  texts: string[];
}

export interface ChartData {
  /** The names of the series, in the order of `ChartPoint.values`. */
  seriesNames: string[];
  /** What the labels of the points are, as the heading of a table. */
  labelTitle?: string;
  /** The unit, if all values have the same unit. */
  unit?: string;
  /** The period of each point. Undefined unless the chart is a time series. */
  span?: TimeGranularity;
  /** Whether the chart names its span. Default: true. */
  isSpanNamed?: boolean;
  /** The meanings of the keys that the schema says, by key. */
  tones?: StatusTones;
  points: ChartPoint[];
}
