import { colors } from 'virtual:wattdesk/brandColors';
import { createPalettes } from './createPalettes';

/** The palettes of the product. All text has a contrast of at least 4.5:1 on its background. */
export const { light: lightColors, dark: darkColors } = createPalettes(colors);
