import { darkColors, lightColors } from './colors';
import { useThemeMode } from './useThemeMode';

/** The colours of the page at this moment, for what is drawn without MUI and without a style sheet. */
export const useColors = (): typeof lightColors | typeof darkColors =>
  useThemeMode() === 'dark' ? darkColors : lightColors;
