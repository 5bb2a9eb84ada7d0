/**
 * One colour after the other for the series of a chart and the parts of a ring: each stands at 3:1 or better
 * on its paper, and neighbours differ for those who see red and green alike. Names stand beside them always.
 */
const COLOURS = {
  light: ['#0a6b6f', '#b45309', '#4c3fa8', '#2b7a0b', '#b3261e', '#1f5fa8', '#8a5a83', '#5c6b70'],
  dark: ['#5ccfc9', '#f2a65a', '#a99cf5', '#8fd46a', '#ff8f86', '#86bdf7', '#e0a3d8', '#a3b7ba'],
} as const;

export const getChartColor = (mode: keyof typeof COLOURS, index: number): string =>
  COLOURS[mode][index % COLOURS[mode].length]!;
