import { darkColors, lightColors } from './colors';
import { useThemeMode } from './useThemeMode';

/** Returns the current colours, for components that use neither MUI nor a stylesheet. */
export const useColors = (): typeof lightColors | typeof darkColors =>
  useThemeMode() === 'dark' ? darkColors : lightColors;
