/** The entry file. It loads the configuration, creates the providers once, and renders the app. */
import './preloadInitialEntity';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { defaultDialect, dialects } from 'virtual:wattdesk/dialects';
import { createDataProvider } from '../dataProvider';
import { createHttp } from '../dataProvider/transport/createHttp';
import { initialLocation } from './initialLocation';
import { App } from './App';
import { createAuthProvider } from './auth/authProvider';
import { createLazyAuthApi } from './auth/lazyAuthApi';
import { lazyLoginPage } from './auth/login/lazyLogin';
import { findPermission, type ScreenPermissionKeys } from './auth/permissions';
import { PERMISSIONS_QUERY_KEY, getPermissionsQuery } from './auth/usePermissionsQuery';
import { createSignInSessionStore, type SignInSession } from './auth/sessionStore';
import { basePath, addBasePath } from './ui/basePath';
import { loadConfig } from './config/loadConfig';
import { preloadFirstScreen } from './generator/preloadFirstScreen';
import { createI18nProvider } from './i18n/createI18nProvider';
import { createPreferenceStore } from './preferences/preferenceStore';
import { getEntityManifest, setLanguage, subscribeToRegistry } from './model/registry/entityRegistry';
import { createQueryClient } from './createQueryClient';
import { resourceRegistry } from './resourceRegistry';
import { lazyComponent } from './ui/lazyComponent';
import { getSafeStorage } from './ui/storage/safeStorage';

/** The page that is shown if the app cannot start, or if not even its layout can be rendered. */
const startFailure = lazyComponent(
  () => import('./config/StartupErrorPage').then(({ StartupErrorPage }) => StartupErrorPage),
  { withoutMui: true },
);

const storage = getSafeStorage('localStorage');
const sessionStore = createSignInSessionStore(storage);
const store = createPreferenceStore(storage);
const chosen = store.getItem<string>('locale');
// The language is set first, so that the initial entity is loaded in this language.
if (chosen) setLanguage(chosen);
const first = sessionStore.get() ? preloadFirstScreen(getEntityManifest(), initialLocation) : undefined;

/** Loads the code of the first screen while the configuration is loading. */
const code = sessionStore.get() ? first?.loadCode() : lazyLoginPage.load().catch(() => undefined);

/**
 * The maximum time in ms for which the initial skeleton waits for code and rows of the first screen. A second
 * skeleton that replaced it for a shorter time would only flicker.
 */
const DRAW_ONCE = 100;
const sleep = (duration: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, duration));

async function start() {
  const config = await loadConfig(`${basePath}config.json`);
  // In the development server, responses are compared unless the configuration says otherwise.
  if (import.meta.env.DEV) config.checkResponses ??= true;
  const { apiBase, requestTimeoutMs, pageSize, flags, timeZone } = config;
  const i18nProvider = await createI18nProvider(chosen ?? config.locale);
  const baseUrl = addBasePath(apiBase);
  const httpOptions = {
    timeout: requestTimeoutMs,
    locale: i18nProvider.getLocale,
    translate: i18nProvider.translate,
  };
  const createDefaultHttp = () =>
    createHttp({
      ...httpOptions,
      credentials: { ...sessionStore, token: () => sessionStore.get()?.token },
      sessionCookieAuth: flags.sessionCookieAuth,
    });
  const client =
    (config.auth || config.checkResponses) &&
    (await (
      await import('./createConfiguredClient')
    ).createConfiguredClient({ config, createDefaultHttp, baseUrl, session: sessionStore, storage, httpOptions }));
  const {
    session = sessionStore,
    isCookieSession: sessionCookieAuth = flags.sessionCookieAuth,
    http = createDefaultHttp(),
  } = client || {};
  const dataProvider = createDataProvider({
    baseUrl,
    routes: resourceRegistry,
    http,
    dialects,
    defaultDialect,
    timeZone,
  });
  const queryClient = createQueryClient();
  const { api = createLazyAuthApi(dataProvider) } = client || {};
  const getPermissions = (user: SignInSession | undefined) =>
    getPermissionsQuery(dataProvider, user, api.type?.readPermissions);
  const authProvider = createAuthProvider({
    api,
    session,
    sessionCookieAuth,
    readRights: () => queryClient.fetchQuery(getPermissions(session.get())),
  });
  // Inside the app, react-admin passes 401 and 403 errors to the auth provider. This request is sent before the app
  // renders, so its errors are passed on here.
  const getList: typeof dataProvider.getList = (resource, params) =>
    dataProvider.getList<never>(resource, params).catch(async (error: unknown) => {
      await authProvider.checkError(error);
      throw error;
    });
  // The server sends the menu. An edited schema may change its entries, so they are loaded again.
  if (import.meta.hot)
    subscribeToRegistry(() => void queryClient.invalidateQueries({ queryKey: PERMISSIONS_QUERY_KEY }));
  const signedIn = session.get();
  const rights = signedIn && queryClient.prefetchQuery(getPermissions(signedIn));
  const isPermitted = async (owner: ScreenPermissionKeys): Promise<boolean> => {
    await rights;
    const resources = queryClient.getQueryData(getPermissions(signedIn).queryKey);
    return resources !== undefined && findPermission(resources, owner) !== undefined;
  };
  const rows = first?.loadRows({ client: queryClient, dataProvider: { getList }, pageSize, isPermitted });
  await Promise.race([Promise.all([code, rights, rows]), sleep(DRAW_ONCE)]);
  // The session has changed in another tab while the data was loading, so the data may belong to another user.
  if (session.get() !== signedIn) queryClient.clear();
  const app = <App {...{ config, authProvider, dataProvider, i18nProvider, queryClient, store }} />;
  // The app needs a data router, because only this kind of router lets a form with unsaved changes block
  // navigation.
  return (
    <RouterProvider
      router={createBrowserRouter([{ path: '*', element: app, errorElement: <startFailure.Component /> }], {
        basename: basePath,
      })}
    />
  );
}

/** Returns the page that is shown instead of the app after a failed start. The error is logged to the console. */
function renderStartFailure(error: unknown) {
  console.error(error);
  return <startFailure.Component error={error} />;
}

const container = document.getElementById('root')!;

/** Removes the initial skeleton when the app has rendered, before the next paint. */
const takeover = new MutationObserver(() => {
  if (container.childElementCount === 0) return;
  document.getElementById('still')?.remove();
  takeover.disconnect();
});
takeover.observe(container, { childList: true });

const root = createRoot(container);
// `start` must not be awaited at the top level. Lazy-loaded chunks, such as those of the languages, import from the
// chunk of this module. With a top-level await this module and the lazy-loaded chunk would wait for each other
// (deadlock).
void start()
  .catch(renderStartFailure)
  .then((page) => root.render(<StrictMode>{page}</StrictMode>));
