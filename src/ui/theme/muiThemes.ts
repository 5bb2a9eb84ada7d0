/** The MUI themes. The colours are defined in `colors`, the component styles in `componentStyles`. */
import { createTheme, type PaletteOptions, type Theme, type ThemeOptions } from '@mui/material/styles';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { FONT_FAMILY } from './fontFamily';
import { darkColors, lightColors } from './colors';
import { componentStyles } from './componentStyles';
import { getRaFieldDefaults } from './raFieldDefaults';

export type ThemeMode = 'light' | 'dark';

/** The texts of MUI components in the current language. */
export type MuiTexts = Pick<ThemeOptions, 'components'>;

/**
 * The styles in react-admin's default theme for its own components (`Ra…`). Its styles for MUI components are left
 * out, because they would also change MUI components that react-admin does not use.
 */
const raParts = Object.entries(defaultTheme.components ?? {}).filter(([name]) => name.startsWith('Ra'));

const createRaTheme = (palette: PaletteOptions): RaThemeOptions => ({
  palette,
  components: { ...Object.fromEntries(raParts), ...componentStyles },
  sidebar: defaultTheme.sidebar ?? {},
  spacing: 8,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: FONT_FAMILY,
    fontSize: 13.5,
    h4: { letterSpacing: '-0.015em' },
    h5: { fontSize: '1.375rem', fontWeight: 650, letterSpacing: '-0.01em' },
    h6: { fontSize: '1.0625rem', fontWeight: 600 },
    subtitle2: { fontWeight: 650 },
  },
});

/** The themes that react-admin's own components read with `useThemesContext`. */
export const raThemes = { lightTheme: createRaTheme(lightColors), darkTheme: createRaTheme(darkColors) };

const made = new Map<ThemeMode, { texts: MuiTexts | undefined; locale: string; theme: Theme }>();

/** Returns the current MUI theme. Creating a theme is expensive, so the last theme of each mode is cached. */
export function getMuiTheme(mode: ThemeMode, texts: MuiTexts | undefined, locale: string): Theme {
  const known = made.get(mode);
  if (known && known.texts === texts && known.locale === locale) return known.theme;
  const own = mode === 'dark' ? raThemes.darkTheme : raThemes.lightTheme;
  const theme = createTheme(own as ThemeOptions, { components: getRaFieldDefaults(locale) }, texts ?? {});
  made.set(mode, { texts, locale, theme });
  return theme;
}
