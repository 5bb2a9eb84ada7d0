/** The app's table of contents: its providers, its frame and its routes. */
import { useCallback, useState } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Navigate, reactRouterProvider, type Store } from 'ra-core';
import type { QueryClient } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../dataProvider/contract/types';
import type { WattdeskAuthProvider } from './auth/authProvider';
import { loginPage } from './auth/login';
import { NotFound } from './auth/NotFound';
import { Redirect } from './auth/Redirect';
import { MenuEntryTitle } from './auth/MenuEntryTitle';
import { Guard } from './auth/Guard';
import { SessionWatch } from './auth/SessionWatch';
import { entityRoutes } from './generator/EntityRoutes';
import { adminRoutes } from './generator/AdminRoutes';
import { handWrittenRoutes } from './generator/HandWrittenRoutes';
import { RegisteredResources } from './generator/RegisteredResources';
import { useManifest } from './generator/useManifest';
import type { WattdeskI18n } from './i18n/i18nProvider';
import { LanguageWatch } from './i18n/LanguageWatch';
import { FrameCrash } from './layout/ErrorPage';
import { iconOf } from './layout/menu/icons';
import { Layout } from './layout/Layout';
import { ThemeOfPage } from './layout/ThemeOfPage';
import { Toasts } from './layout/toasts/Toasts';
import type { Config } from './model/language/config';
import { PRODUCT } from './brand/product';
import { Hints } from './ui/Hints';
import { ConfirmHost } from './widgets/confirm';
import { ConfigProvider } from './widgets/context/config';
import { UnsavedProvider } from './widgets/context/unsaved';

const { Route } = reactRouterProvider;

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
  const [spoken, setSpoken] = useState(i18nProvider);
  const renew = useCallback(() => setSpoken((current) => current.renewed()), []);
  return (
    <ConfigProvider value={config}>
      <CoreAdminContext {...providers} i18nProvider={spoken}>
        <ThemeOfPage />
        <SessionWatch />
        <LanguageWatch i18nProvider={i18nProvider} onChange={renew} />
        <UnsavedProvider value={providers.authProvider.session}>
          <ConfirmHost>
            <RegisteredResources manifest={manifest} iconOf={iconOf}>
              <CoreAdminUI
                title={PRODUCT}
                layout={Layout}
                loginPage={<loginPage.Component />}
                error={FrameCrash}
                accessDenied={NotFound}
                catchAll={NotFound}
                disableTelemetry
              >
                <CustomRoutes noLayout>
                  <Route path="/" element={<Navigate to="/redirect" replace />} />
                  <Route path="/redirect" element={<Redirect />} />
                </CustomRoutes>
                <CustomRoutes>
                  {[
                    ...entityRoutes(manifest, Guard),
                    ...adminRoutes(manifest),
                    ...handWrittenRoutes(Guard, MenuEntryTitle),
                  ]}
                </CustomRoutes>
              </CoreAdminUI>
            </RegisteredResources>
          </ConfirmHost>
        </UnsavedProvider>
        <Toasts autoHideDuration={config.errorToastMs} />
        <Hints />
      </CoreAdminContext>
    </ConfigProvider>
  );
}
