import { useCallback, type ReactNode } from 'react';
import { useI18nProvider } from 'ra-core';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type { WattdeskI18n } from '../i18n/i18nProvider';

/** Lets MUI's own components (pagination, autocomplete) speak the language of the page. */
export function LocalTheme({ children }: { children: ReactNode }) {
  const i18n = useI18nProvider() as WattdeskI18n;
  const localize = useCallback(
    (theme: Theme) => {
      const texts = i18n.muiTexts();
      // A theme is dear to make; English is what MUI speaks by itself.
      return texts.components ? createTheme(theme, texts) : theme;
    },
    [i18n],
  );
  return <ThemeProvider theme={localize}>{children}</ThemeProvider>;
}
