import type { Section } from '../../model/entity/entity';

/** Estimated heights of sections in pixels, used until the content has been rendered. */
const HEIGHTS: Readonly<Record<string, number>> = { chart: 260, fields: 240, statCards: 53, metrics: 53 };
const ANY_HEIGHT = 112;

const GAP = 16;
/**
 * Height in pixels that a chart section with a title saves, because the menu of the chart is beside the title. A time
 * series saves less, because its lines without a title are beside the menu.
 */
const BESIDE_TITLE = 28;
const SERIES_BESIDE_TITLE = 4;

/** Height in pixels by which the lines of a time series exceed the menu beside them. On a phone there is one more. */
const TREND = 6;
const TREND_ON_PHONE = 32;

/** Height in pixels of the lines that compare figures with the period before. */
const CHANGE = 36;

/** Height in pixels of a value with its label, and of the gap below it. */
const VALUE = 59;

/**
 * Returns the height that the content of a section will probably have, in pixels.
 * @param isNarrow whether the window has the width of a phone
 */
export function getEstimatedHeight(section: Section, isNarrow: boolean): number {
  const { kind, title, chart, statCards, readOnlyValues, width = '', sections = [] } = section;
  const isColumn = isNarrow || ['quarter', 'third'].includes(width);
  if (readOnlyValues && isColumn) return readOnlyValues.length * VALUE - GAP;
  if (sections.length > 0)
    return sections.reduce((sum, part) => sum + getEstimatedHeight(part, isNarrow), GAP * (sections.length - 1));
  const trend = isNarrow ? TREND_ON_PHONE : TREND;
  const extra = chart?.timeSeries ? trend : statCards?.previousPeriodLabels ? CHANGE : 0;
  const height = (HEIGHTS[kind] ?? ANY_HEIGHT) + extra;
  if (kind !== 'chart' || !title) return height;
  return height - (chart?.timeSeries ? SERIES_BESIDE_TITLE : BESIDE_TITLE);
}
