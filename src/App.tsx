/** The app's table of contents: its providers, its frame and its routes. */
import { lazy, Suspense } from 'react';
import { CoreAdminUI, CustomRoutes, Navigate, reactRouterProvider, type Store } from 'ra-core';
import { AdminContext } from 'react-admin';
import type { QueryClient } from '@tanstack/react-query';
import CssBaseline from '@mui/material/CssBaseline';
import type { WattdeskDataProvider } from '../dataProvider/types';
import type { WattdeskAuthProvider } from './auth/authProvider';
import { NotFound } from './auth/NotFound';
import { Redirect } from './auth/Redirect';
import { Guard } from './auth/resources/Guard';
import { SessionWatch } from './auth/SessionWatch';
import { entityRoutes } from './generator/EntityRoutes';
import { ExtensionsProvider } from './generator/extensions';
import { CustomSectionsProvider } from './generator/form/sections';
import { useManifest } from './generator/useManifest';
import type { WattdeskI18n } from './i18n/i18nProvider';
import { LanguageWatch } from './i18n/LanguageWatch';
import { useLiveTexts } from './i18n/useLiveTexts';
import { ErrorPage } from './layout/ErrorPage';
import { Layout } from './layout/Layout';
import { LocalTheme } from './layout/LocalTheme';
import { PRODUCT } from './model/product';
import { extensions } from './pages/extensions';
import { sections } from './pages/sections';
import { darkTheme, lightTheme } from './layout/theme';
import { Toasts } from './layout/Toasts';
import type { Config } from './model/config';
import { ConfirmHost } from './widgets/confirm';
import { ConfigProvider } from './widgets/context/config';

const { Route } = reactRouterProvider;

const LoginPage = lazy(async () => ({ default: (await import('./auth/login/LoginPage')).LoginPage }));

const loginPage = (
  <Suspense>
    <LoginPage />
  </Suspense>
);

export interface AppProps {
  config: Config;
  authProvider: WattdeskAuthProvider;
  dataProvider: WattdeskDataProvider;
  i18nProvider: WattdeskI18n;
  queryClient: QueryClient;
  store: Store;
}

export function App({ config, i18nProvider, ...providers }: AppProps) {
  const manifest = useManifest();
  const [spoken, renew] = useLiveTexts(i18nProvider);
  return (
    <ConfigProvider value={config}>
      <AdminContext {...providers} i18nProvider={spoken} lightTheme={lightTheme} darkTheme={darkTheme}>
        <LocalTheme>
          <CssBaseline enableColorScheme />
          <SessionWatch />
          <LanguageWatch i18nProvider={i18nProvider} onChange={renew} />
          <ConfirmHost>
            <ExtensionsProvider value={extensions}>
              <CustomSectionsProvider value={sections}>
                <CoreAdminUI
                  title={PRODUCT}
                  layout={Layout}
                  loginPage={loginPage}
                  error={ErrorPage}
                  catchAll={NotFound}
                  disableTelemetry
                >
                  <CustomRoutes noLayout>
                    <Route path="/" element={<Navigate to="/redirect" replace />} />
                    <Route path="/redirect" element={<Redirect />} />
                  </CustomRoutes>
                  <CustomRoutes>{entityRoutes(manifest, Guard)}</CustomRoutes>
                </CoreAdminUI>
              </CustomSectionsProvider>
            </ExtensionsProvider>
          </ConfirmHost>
          <Toasts autoHideDuration={config.toastError} />
        </LocalTheme>
      </AdminContext>
    </ConfigProvider>
  );
}
