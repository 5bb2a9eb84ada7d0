/** MUI's theme, for what is drawn with MUI. Colours are in `palette`, the look of the parts in `parts`. */
import { createTheme, type PaletteOptions, type Theme, type ThemeOptions } from '@mui/material/styles';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { FONT } from './font';
import { dark, light } from './palette';
import { parts } from './parts';
import { raFields } from './raFields';

export type Mode = 'light' | 'dark';

/** MUI's own words in the language of the page. */
export type MuiTexts = Pick<ThemeOptions, 'components'>;

/** react-admin's own parts look as it means them; of MUI's it would change some that it does not use here. */
const raParts = Object.entries(defaultTheme.components ?? {}).filter(([name]) => name.startsWith('Ra'));

const options = (palette: PaletteOptions): RaThemeOptions => ({
  palette,
  components: { ...Object.fromEntries(raParts), ...parts },
  sidebar: defaultTheme.sidebar ?? {},
  spacing: 8,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: FONT,
    fontSize: 13.5,
    h4: { letterSpacing: '-0.015em' },
    h5: { fontSize: '1.375rem', fontWeight: 650, letterSpacing: '-0.01em' },
    h6: { fontSize: '1.0625rem', fontWeight: 600 },
    subtitle2: { fontWeight: 650 },
  },
});

/** What react-admin's own parts ask for by `useThemesContext`. */
export const themes = { lightTheme: options(light), darkTheme: options(dark) };

const made = new Map<Mode, { texts: MuiTexts | undefined; locale: string; theme: Theme }>();

/**
 * The theme of this moment. One is dear to make, and every dialog and menu asks for it: the last of
 * each mode is kept.
 */
export function themeOf(mode: Mode, texts: MuiTexts | undefined, locale: string): Theme {
  const known = made.get(mode);
  if (known && known.texts === texts && known.locale === locale) return known.theme;
  const own = mode === 'dark' ? themes.darkTheme : themes.lightTheme;
  const theme = createTheme(own as ThemeOptions, { components: raFields(locale) }, texts ?? {});
  made.set(mode, { texts, locale, theme });
  return theme;
}
