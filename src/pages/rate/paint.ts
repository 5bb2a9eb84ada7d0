/** How the picture is painted: colours of the theme, and where in the grid a stretch of time stands. */
import { alpha, type Theme } from '@mui/material/styles';
import { DAY, DAYS } from './week';

const TONES = ['info', 'secondary', 'success', 'warning'] as const;

/** The other rates take turns in these tones; the form's own is the brand's. */
export const toneOf = (rate: number): (typeof TONES)[number] => TONES[rate % TONES.length] ?? 'info';

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** @param inset of the column's width: where in it the lane begins, and how much of it it takes */
export const placeOf = (
  { day, from, to }: { day: number; from: number; to: number },
  inset: { start: number; share: number } = { start: 0, share: 1 },
): { left: string; width: string; top: string; height: string } => ({
  left: percent((day + inset.start) / DAYS),
  width: percent(inset.share / DAYS),
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
  `repeating-linear-gradient(135deg, ${alpha(palette.warning.main, 0.45)} 0 1.5px, transparent 1.5px 9px)`;
