/** Styles of the week figure: theme colours, and the position of time spans in the grid. */
import { alpha, type Theme } from '@mui/material/styles';
import { MINUTES_PER_DAY, DAYS_PER_WEEK, type TimeSpan } from './week/weekTimes';

/** Height of a day in px: 16 per hour. */
export const WEEK_HEIGHT_PX = 384;

const formatPercent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** @param days width in days */
export const getBlockPosition = (
  { day, from, to }: TimeSpan,
  days = 1,
): { left: string; width: string; top: string; height: string } => ({
  left: formatPercent(day / DAYS_PER_WEEK),
  width: formatPercent(days / DAYS_PER_WEEK),
  top: formatPercent(from / MINUTES_PER_DAY),
  height: formatPercent((to - from) / MINUTES_PER_DAY),
});

const createLinesGradient = (color: string, steps: number): string =>
  `repeating-linear-gradient(to bottom, ${color} 0 1px, transparent 1px calc(100% / ${steps}))`;

/** Hours as thin lines, every sixth of them stronger; days as columns. */
export const getHourGridBackground = ({ palette }: Theme): string =>
  [
    createLinesGradient(alpha(palette.text.primary, 0.14), 4),
    createLinesGradient(alpha(palette.text.primary, 0.05), 24),
    `repeating-linear-gradient(to right, ${alpha(palette.text.primary, 0.08)} 0 1px, transparent 1px calc(100% / ${DAYS_PER_WEEK}))`,
  ].join(', ');

/** Returns stripes for hours in which both rates apply, so that the overlap is visible without colours. */
export const getStripesBackground = ({ palette }: Theme): string =>
  `repeating-linear-gradient(135deg, ${palette.warning.main} 0 3px, transparent 3px 9px)`;

/** Above this number of rates the colour no longer changes. */
const DENSEST = 5;

/** Returns the colour for other rates: the more of them apply, the denser. */
export const getRateCountColor = ({ palette }: Theme, count: number): string =>
  alpha(palette.text.secondary, 0.07 + 0.06 * Math.min(count, DENSEST));
