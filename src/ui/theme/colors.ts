/**
 * All colours of the app. Both the MUI theme and the custom properties of the static stylesheets (such as
 * `--wd-primary`, generated from this file by `tools/vite/themeCssPlugin`) use them. The brand colours are a dark
 * petrol, called ink, and one bright accent, called spark. All text has a contrast of at least 4.5:1 on its
 * background (`tests/unit/ui/colors.test.ts`).
 */
import type { PaletteOptions } from '@mui/material/styles';

interface Brand {
  /** Background of the sidebar and of the panel on the sign-in page. It is dark in both modes. */
  ink: string;
  onInk: string;
  onInkQuiet: string;
  /**
   * Accent colour on an ink background, for the logo and the active menu entry. It is never used for text on a
   * light background.
   */
  spark: string;
}

const tone = (main: string, contrastText: string) => ({ main, contrastText });
const WHITE = '#ffffff';
const NIGHT = '#0b1719';

export const lightColors = {
  mode: 'light',
  brand: { ink: '#0c2b30', onInk: '#f0f7f6', onInkQuiet: '#b4cccd', spark: '#b9f24d' },
  primary: { main: '#0a6b6f', dark: '#074f52', light: '#2e8f92', contrastText: WHITE },
  secondary: tone('#46577f', WHITE),
  success: tone('#1b7341', WHITE),
  warning: tone('#855700', WHITE),
  error: tone('#b3261e', WHITE),
  info: tone('#1f5fa8', WHITE),
  text: { primary: '#14262a', secondary: '#4a5f63', disabled: '#617376' },
  background: { default: '#f4f7f7', paper: WHITE },
  divider: '#dbe4e5',
  outline: '#b9c5c7',
  action: { active: '#536568', hover: 'rgba(20, 38, 42, 0.05)', disabled: '#9aa7a9' },
} as const satisfies PaletteOptions;

export const darkColors = {
  mode: 'dark',
  brand: { ink: '#071012', onInk: '#e6efef', onInkQuiet: '#9db2b5', spark: '#b9f24d' },
  primary: { main: '#5ccfc9', dark: '#3aa9a3', light: '#8fe3de', contrastText: '#06292b' },
  secondary: tone('#a9b8e6', NIGHT),
  success: tone('#6fd295', NIGHT),
  warning: tone('#f2c063', NIGHT),
  error: tone('#ff8f86', NIGHT),
  info: tone('#86bdf7', NIGHT),
  text: { primary: '#e6efef', secondary: '#a3b7ba', disabled: '#82979a' },
  background: { default: NIGHT, paper: '#122124' },
  divider: '#26393d',
  outline: '#4a5d61',
  action: { active: '#e6efef', hover: 'rgba(230, 239, 239, 0.08)', disabled: '#5d7074' },
} as const satisfies PaletteOptions;

declare module '@mui/material/styles' {
  interface Palette {
    brand: Brand;
    outline: string;
  }
  interface PaletteOptions {
    brand?: Brand;
    /** Colour of the border of inputs. */
    outline?: string;
  }
}
