import { getStatusTone, type StatusTone, type StatusTones } from '../../model/formatting/statusTones';
import type { ProductPalette } from '../../ui/theme/createPalettes';

/**
 * The colours of the series of a chart, in this order. Each colour has a contrast of
 * at least 3:1 against the background. Adjacent colours are distinguishable for users with red-green colour
 * blindness. The charts always show the names as well.
 */
const COLOURS = {
  light: ['#0a6b6f', '#b45309', '#4c3fa8', '#2b7a0b', '#b3261e', '#1f5fa8', '#8a5a83', '#5c6b70'],
  dark: ['#5ccfc9', '#f2a65a', '#a99cf5', '#8fd46a', '#ff8f86', '#86bdf7', '#e0a3d8', '#a3b7ba'],
} as const;

export const getChartColor = (mode: keyof typeof COLOURS, index: number): string =>
  COLOURS[mode][index % COLOURS[mode].length]!;

const TONE_COLORS: Readonly<Record<Exclude<StatusTone, 'plain'>, (palette: ProductPalette) => string>> = {
  good: ({ success }) => success.main,
  busy: ({ info }) => info.main,
  bad: ({ error }) => error.main,
  open: ({ warning }) => warning.main,
  next: ({ secondary }) => secondary.main,
  off: ({ text }) => text.disabled,
  over: ({ text }) => text.disabled,
};

/** Shares of the colour of a tone in its first, second and each further segment. The rest is the background. */
const SHADES = [100, 72, 55] as const;

/**
 * Returns the colours of the segments of a ring. Statuses have the colour of their meaning, as in tables; several
 * statuses of the same meaning are shades of it. All other keys have the colours of series.
 * @param tones the meanings that the schema says, by key
 */
export function getSegmentColors(keys: readonly string[], palette: ProductPalette, tones?: StatusTones): string[] {
  const meanings = keys.map((key) => getStatusTone(key, tones));
  return meanings.map((tone, index) => {
    const sameBefore = meanings.slice(0, index).filter((other) => other === tone).length;
    if (tone === 'plain') return getChartColor(palette.mode, sameBefore);
    const color = TONE_COLORS[tone](palette);
    const share = SHADES[Math.min(sameBefore, SHADES.length - 1)]!;
    return share === 100 ? color : `color-mix(in srgb, ${color} ${share}%, ${palette.background.paper})`;
  });
}
