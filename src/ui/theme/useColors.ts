import { darkColors, lightColors } from './colors';
import type { ProductPalette } from './createPalettes';
import { useForcedColors, useMediaQuery } from './mediaQueries';
import { useThemeMode } from './useThemeMode';

/**
 * Returns the current colours, for components that use neither MUI nor a stylesheet. In forced-colors mode the
 * background is that of the operating system, and the colours of charts must fit it.
 */
export function useColors(): ProductPalette {
  const mode = useThemeMode();
  const isForced = useForcedColors();
  const isDarkSystem = useMediaQuery('(prefers-color-scheme: dark)');
  return (isForced ? isDarkSystem : mode === 'dark') ? darkColors : lightColors;
}
