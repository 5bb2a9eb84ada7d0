/** The two themes. Colours are in `palette`, the look of the parts in `components`. */
import type { PaletteOptions } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { components } from './components';
import { dark, light } from './palette';

/** The system's own font: nothing to load, nothing that jumps, and it has every Chinese glyph. */
const FONT = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"PingFang SC"',
  '"Microsoft YaHei"',
  '"Noto Sans CJK SC"',
  'sans-serif',
].join(', ');

const theme = (palette: PaletteOptions): RaThemeOptions => ({
  palette,
  components,
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

export const lightTheme = theme(light);
export const darkTheme = theme(dark);
