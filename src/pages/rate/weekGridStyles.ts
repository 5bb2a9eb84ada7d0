/** The styles of the figure of the week: colours of the theme, and the positions of time spans in the grid. */
import { alpha, type Theme } from '@mui/material/styles';
import { MINUTES_PER_DAY, DAYS_PER_WEEK, type TimeSpan } from './week/weekTimes';

/** The height of a day in px, which is 16 px per hour. */
export const WEEK_HEIGHT_PX = 384;

const formatPercent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/**
 * Returns the CSS position of a time span in the grid.
 * @param days the width of the block in days
 */
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

/** The figure keeps its own colours, because they carry information. In forced-colors mode they are system colours. */
export const FORCED_COLORS = '@media (forced-colors: active)';

const mixSystemText = (percent: number, ground = 'Canvas'): string =>
  `color-mix(in srgb, CanvasText ${percent}%, ${ground})`;

const createHourGrid = ([quarter, hour, day]: readonly [string, string, string]): string =>
  [
    createLinesGradient(quarter, 4),
    createLinesGradient(hour, 24),
    `repeating-linear-gradient(to right, ${day} 0 1px, transparent 1px calc(100% / ${DAYS_PER_WEEK}))`,
  ].join(', ');

/**
 * Returns a background with a thin line for each hour, a stronger line for every sixth hour, and a line for each
 * day.
 */
export const getHourGridBackground = ({ palette: { text } }: Theme): string =>
  createHourGrid([alpha(text.primary, 0.14), alpha(text.primary, 0.05), alpha(text.primary, 0.08)]);

export const FORCED_HOUR_GRID = createHourGrid([
  mixSystemText(50, 'transparent'),
  mixSystemText(15, 'transparent'),
  mixSystemText(30, 'transparent'),
]);

/** The hours of the rate in the form. */
export const FORCED_OWN_HOURS = {
  [FORCED_COLORS]: { backgroundColor: 'CanvasText', borderColor: 'Canvas', color: 'Canvas' },
};

const createStripes = (color: string): string =>
  `repeating-linear-gradient(135deg, ${color} 0 3px, transparent 3px 9px)`;

/**
 * Returns a striped background for the hours in which two rates apply. Stripes make the overlap visible for users
 * who cannot distinguish the colours.
 */
export const getStripesBackground = ({ palette }: Theme): string => createStripes(palette.warning.main);

export const FORCED_STRIPES = { [FORCED_COLORS]: { background: createStripes('Canvas') } };

/** The number of rates from which the colour no longer becomes denser. */
const DENSEST = 5;

/** Returns the colour for the hours of other rates. It is denser if more rates apply. */
export const getRateCountColor = ({ palette }: Theme, count: number): string =>
  alpha(palette.info.main, 0.06 + 0.06 * Math.min(count, DENSEST));

export const getForcedRateCountColor = (count: number): string => mixSystemText(6 * Math.min(count, DENSEST));
