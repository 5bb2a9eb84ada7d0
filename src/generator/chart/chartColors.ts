/**
 * The colours of the series of a chart and of the segments of a ring, in this order. Each colour has a contrast of
 * at least 3:1 against the background. Adjacent colours are distinguishable for users with red-green colour
 * blindness. The charts always show the names as well.
 */
const COLOURS = {
  light: ['#0a6b6f', '#b45309', '#4c3fa8', '#2b7a0b', '#b3261e', '#1f5fa8', '#8a5a83', '#5c6b70'],
  dark: ['#5ccfc9', '#f2a65a', '#a99cf5', '#8fd46a', '#ff8f86', '#86bdf7', '#e0a3d8', '#a3b7ba'],
} as const;

export const getChartColor = (mode: keyof typeof COLOURS, index: number): string =>
  COLOURS[mode][index % COLOURS[mode].length]!;
