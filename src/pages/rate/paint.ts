/** How the picture is painted: colours of the theme, and where in the grid a stretch of time stands. */
import { alpha, type Theme } from '@mui/material/styles';
import { DAY, DAYS, type Span } from './week/week';

/** Height of the whole day in pixels: sixteen to an hour. */
export const HEIGHT = 384;

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** @param days how many of them it is wide */
export const placeOf = (
  { day, from, to }: Span,
  days = 1,
): { left: string; width: string; top: string; height: string } => ({
  left: percent(day / DAYS),
  width: percent(days / DAYS),
  top: percent(from / DAY),
  height: percent((to - from) / DAY),
});

const lines = (color: string, steps: number): string =>
  `repeating-linear-gradient(to bottom, ${color} 0 1px, transparent 1px calc(100% / ${steps}))`;

/** Hours as hairlines, every sixth a little stronger; days as columns. */
export const gridOf = ({ palette }: Theme): string =>
  [
    lines(alpha(palette.text.primary, 0.14), 4),
    lines(alpha(palette.text.primary, 0.05), 24),
    `repeating-linear-gradient(to right, ${alpha(palette.text.primary, 0.08)} 0 1px, transparent 1px calc(100% / ${DAYS}))`,
  ].join(', ');

/** Where both apply: stripes, so that it can be told without seeing colours. */
export const stripesOf = ({ palette }: Theme): string =>
  `repeating-linear-gradient(135deg, ${palette.warning.main} 0 3px, transparent 3px 9px)`;

/** More rates at a time than these look the same. */
const DENSEST = 5;

/** One tint for all other rates, the denser the more of them hold. */
export const densityOf = ({ palette }: Theme, count: number): string =>
  alpha(palette.text.secondary, 0.07 + 0.06 * Math.min(count, DENSEST));
