/**
 * All colours of the app: those of the product's brand and what is derived from them, and those that are the same in
 * every product. The MUI theme and the custom properties of the static stylesheets (such as `--wd-primary`, generated
 * by `tools/vite/themeCssPlugin`) use them.
 */
import type { PaletteOptions } from '@mui/material/styles';
import { getContrast, mixColors } from './mixColors';

interface BrandColorSet {
  primary: string;
  /** Background of the sidebar and of the panel on the sign-in page. It is dark in both modes. */
  menu?: string;
  /** Accent colour on the menu's background. */
  accent?: string;
}

/** The colours of `brand.json`. */
export interface BrandColors extends BrandColorSet {
  dark?: Partial<BrandColorSet>;
}

interface Brand {
  /** Background of the sidebar and of the panel on the sign-in page. It is dark in both modes. */
  ink: string;
  onInk: string;
  onInkQuiet: string;
  /**
   * Accent colour on an ink background, for the active menu entry. It is never used for text on a light background.
   */
  spark: string;
}

/** The least contrast of text on its background. */
export const MIN_CONTRAST = 4.5;
const WHITE = '#ffffff';
const BLACK = '#000000';
const NIGHT = '#0b1719';
/** Opacity of a tone in the background of a chip. */
const TINT = 0.1;
const STEP = 0.05;

const tone = (main: string, contrastText: string) => ({ main, contrastText });

const LIGHT = {
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
};

const DARK = {
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
};

/** Returns the pairs of text and background of a palette that the brand decides, with their names. */
export function getBrandPairs({
  primary,
  brand,
  background,
}: ProductPalette): [name: string, text: string, ground: string][] {
  const grounds = [background.default, background.paper];
  return [
    ...grounds.flatMap((ground): [string, string, string][] => [
      ['primary as text', primary.main, ground],
      ['a chip', primary.main, mixColors(ground, primary.main, TINT)],
    ]),
    ['text on primary', primary.contrastText, primary.main],
    ['menu text', brand.onInk, brand.ink],
    ['quiet menu text', brand.onInkQuiet, brand.ink],
    ['accent on the menu', brand.spark, brand.ink],
  ];
}

const getTextOn = (ground: string): string => (getContrast(WHITE, ground) >= MIN_CONTRAST ? WHITE : NIGHT);

/** Makes a colour lighter until it can be read on the background of the dark appearance. */
function lightenForDark(color: string): string {
  const { default: night, paper } = DARK.background;
  const isLegible = (one: string): boolean =>
    [night, paper].every((ground) => getContrast(one, mixColors(ground, one, TINT)) >= MIN_CONTRAST);
  let share = 0;
  while (share < 1 && !isLegible(mixColors(color, WHITE, share))) share += STEP;
  return mixColors(color, WHITE, Math.min(share, 1));
}

function createLight({ primary, menu = mixColors(primary, BLACK, 0.7), accent }: BrandColorSet) {
  return {
    mode: 'light' as const,
    brand: { ink: menu, onInk: '#f0f7f6', onInkQuiet: '#b4cccd', spark: accent ?? mixColors(primary, WHITE, 0.7) },
    primary: {
      main: primary,
      dark: mixColors(primary, BLACK, 0.26),
      light: mixColors(primary, WHITE, 0.16),
      contrastText: getTextOn(primary),
    },
    ...LIGHT,
  };
}

function createDark({ primary, menu = mixColors(primary, BLACK, 0.92), accent }: BrandColorSet) {
  return {
    mode: 'dark' as const,
    brand: { ink: menu, onInk: '#e6efef', onInkQuiet: '#9db2b5', spark: accent ?? mixColors(primary, WHITE, 0.4) },
    primary: {
      main: primary,
      dark: mixColors(primary, BLACK, 0.2),
      light: mixColors(primary, WHITE, 0.36),
      contrastText: getTextOn(primary),
    },
    ...DARK,
  };
}

export type LightPalette = ReturnType<typeof createLight>;
export type DarkPalette = ReturnType<typeof createDark>;
export type ProductPalette = LightPalette | DarkPalette;

/** Creates the palettes of both appearances from the colours of a brand. What the brand leaves out is derived. */
export function createPalettes(colors: BrandColors): { light: LightPalette; dark: DarkPalette } {
  const { dark = {} } = colors;
  const { primary = lightenForDark(colors.primary) } = dark;
  return {
    light: createLight(colors) satisfies PaletteOptions,
    dark: createDark({ ...dark, primary }) satisfies PaletteOptions,
  };
}

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
