/** The root component. It contains the providers, the layout and the routes of the app. */
import { useCallback, useState } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Navigate, reactRouterProvider, type Store } from 'ra-core';
import type { QueryClient } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../dataProvider/contract/types';
import type { WattdeskAuthProvider } from './auth/authProvider';
import { lazyLoginPage } from './auth/login/lazyLogin';
import { lazyNotFound } from './auth/lazyNotFound';
import { LandingRedirect } from './auth/LandingRedirect';
import { MenuEntryTitleConsumer } from './auth/MenuEntryTitleConsumer';
import { PermissionGuard } from './auth/PermissionGuard';
import { SessionChangeEffects } from './auth/SessionChangeEffects';
import { createEntityScreenRoutes } from './generator/createEntityScreenRoutes';
import { createReactAdminRedirects } from './generator/ReactAdminRedirects';
import { createHandWrittenPageRoutes } from './generator/createHandWrittenPageRoutes';
import { RegisteredResources } from './generator/RegisteredResources';
import { useEntityManifest } from './generator/shared/useEntityManifest';
import type { WattdeskI18nProvider } from './i18n/createI18nProvider';
import { LanguageChangeEffects } from './i18n/LanguageChangeEffects';
import { LayoutErrorPage } from './layout/ErrorPage';
import { getIcon } from './layout/menu/icons';
import { Layout } from './layout/Layout';
import { ThemeAttribute } from './layout/ThemeAttribute';
import { Toasts } from './layout/toasts/Toasts';
import type { Config } from './model/schemaLanguage/publicConfigType';
import { PRODUCT_NAME } from './brand/productName';
import { IconButtonTooltips } from './ui/IconButtonTooltips';
import { ConfirmDialogProvider } from './widgets/confirm';
import { ConfigProvider } from './widgets/context/config';
import { UnsavedChangesProvider } from './widgets/context/unsavedChanges';

const { Route } = reactRouterProvider;

export interface AppProps {
  config: Config;
  authProvider: WattdeskAuthProvider;
  dataProvider: WattdeskDataProvider;
  i18nProvider: WattdeskI18nProvider;
  queryClient: QueryClient;
  store: Store;
}

export function App({ config, i18nProvider, ...providers }: AppProps) {
  const manifest = useEntityManifest();
  const [spoken, setSpoken] = useState(i18nProvider);
  const reloadLanguage = useCallback(() => setSpoken((current) => current.createUpdatedProvider()), []);
  return (
    <ConfigProvider value={config}>
      <CoreAdminContext {...providers} i18nProvider={spoken}>
        <ThemeAttribute />
        <SessionChangeEffects />
        <LanguageChangeEffects i18nProvider={i18nProvider} onChange={reloadLanguage} />
        <UnsavedChangesProvider value={providers.authProvider.session}>
          <ConfirmDialogProvider>
            <RegisteredResources manifest={manifest} getIcon={getIcon}>
              <CoreAdminUI
                title={PRODUCT_NAME}
                layout={Layout}
                loginPage={<lazyLoginPage.Component />}
                error={LayoutErrorPage}
                accessDenied={lazyNotFound.Component}
                catchAll={lazyNotFound.Component}
                disableTelemetry
              >
                <CustomRoutes noLayout>
                  <Route path="/" element={<Navigate to="/redirect" replace />} />
                  <Route path="/redirect" element={<LandingRedirect />} />
                </CustomRoutes>
                <CustomRoutes>
                  {[
                    ...createEntityScreenRoutes(manifest, PermissionGuard),
                    ...createReactAdminRedirects(manifest),
                    ...createHandWrittenPageRoutes(PermissionGuard, MenuEntryTitleConsumer),
                  ]}
                </CustomRoutes>
              </CoreAdminUI>
            </RegisteredResources>
          </ConfirmDialogProvider>
        </UnsavedChangesProvider>
        <Toasts autoHideDuration={config.errorToastMs} />
        <IconButtonTooltips />
      </CoreAdminContext>
    </ConfigProvider>
  );
}
