import { createContext, useContext, type ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { useI18nProvider, type I18nProvider } from 'ra-core';
import { ThemesContext } from 'react-admin';
import { getMuiTheme, raThemes, type MuiTexts } from './muiThemes';
import { useThemeMode } from './useThemeMode';

const InsideContext = createContext(false);

/**
 * Provides the MUI theme, and the theme of react-admin's own components, to a component that uses MUI.
 * `lazyComponent` adds this provider to each lazy component, because the first screen does not need the theme.
 */
export function MuiThemeProvider({ children }: { children: ReactNode }) {
  const isInside = useContext(InsideContext);
  return isInside ? children : <Outermost>{children}</Outermost>;
}

function Outermost({ children }: { children: ReactNode }) {
  const { muiTexts, getLocale } = useI18nProvider() as I18nProvider & { muiTexts?: () => MuiTexts };
  const mode = useThemeMode();
  return (
    <InsideContext value>
      <ThemesContext.Provider value={raThemes}>
        <ThemeProvider theme={getMuiTheme(mode, muiTexts?.(), getLocale())}>{children}</ThemeProvider>
      </ThemesContext.Provider>
    </InsideContext>
  );
}
