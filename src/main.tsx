/** Reads the configuration, makes the providers once, and draws the app. */
import './preloadInitialEntity';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createDataProvider } from '../dataProvider';
import { createHttp } from '../dataProvider/transport/createHttp';
import { initialLocation } from './initialLocation';
import { App } from './App';
import { createAuthApi } from './auth/authApi';
import { createAuthProvider } from './auth/authProvider';
import { lazyLoginPage } from './auth/login/lazyLogin';
import { findPermission, type PermissionKeys } from './auth/permissions';
import { PERMISSIONS_QUERY_KEY, getPermissionsQuery } from './auth/usePermissionsQuery';
import { createSessionStore } from './auth/sessionStore';
import { basePath, addBasePath } from './ui/basePath';
import { ConfigError, loadConfig } from './config/loadConfig';
import { preloadFirstScreen } from './generator/preloadFirstScreen';
import { createI18nProvider } from './i18n/createI18nProvider';
import { createPreferenceStore } from './preferences/preferenceStore';
import { getManifest, setLanguage, subscribeToRegistry } from './model/registry/entityRegistry';
import { createQueryClient } from './createQueryClient';
import { resourceCalls } from './resourceCalls';
import { lazyComponent } from './ui/lazyComponent';
import { getSafeStorage } from './ui/storage/safeStorage';

/** In place of an app that cannot be drawn, not even its frame. */
const startFailure = lazyComponent(
  () => import('./config/StartupErrorPage').then(({ StartupErrorPage }) => StartupErrorPage),
  {
    withoutMui: true,
  },
);

const storage = getSafeStorage('localStorage');
const session = createSessionStore(storage);
const store = createPreferenceStore(storage);
const chosen = store.getItem<string>('locale');
// The first entity is fetched in the language in which it will be drawn.
if (chosen) setLanguage(chosen);
const first = session.get() ? preloadFirstScreen(getManifest(), initialLocation) : undefined;

/** Its code is on the way while the configuration is read. */
const code = session.get() ? first?.loadCode() : lazyLoginPage.load().catch(() => undefined);

/** For so many milliseconds the still frame waits for code and rows: bars that are drawn as shortly as that only flicker. */
const DRAW_ONCE = 100;
const pause = (duration: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, duration));

async function start() {
  const config = await loadConfig(`${basePath}config.json`);
  const { apiBase, requestTimeoutMs, pageSize, flags } = config;
  const i18nProvider = await createI18nProvider(chosen ?? config.locale);
  const http = createHttp({
    timeout: requestTimeoutMs,
    credentials: { token: () => session.get()?.token, trackSession: session.trackSession },
    sessionAuth: flags.sessionAuth,
    locale: i18nProvider.getLocale,
    translate: i18nProvider.translate,
  });
  const dataProvider = createDataProvider({ baseUrl: addBasePath(apiBase), routes: resourceCalls, http });
  const queryClient = createQueryClient();
  const authProvider = createAuthProvider({
    api: createAuthApi(dataProvider),
    session,
    sessionAuth: flags.sessionAuth,
    readRights: () => queryClient.fetchQuery(getPermissionsQuery(dataProvider, session.get())),
  });
  // Within the app react-admin sees to it that a refusal reaches the session; here nothing does.
  const getList: typeof dataProvider.getList = (resource, params) =>
    dataProvider.getList<never>(resource, params).catch(async (error: unknown) => {
      await authProvider.checkError(error);
      throw error;
    });
  // The menu comes from the server, which an edited schema may have given other entries.
  if (import.meta.hot)
    subscribeToRegistry(() => void queryClient.invalidateQueries({ queryKey: PERMISSIONS_QUERY_KEY }));
  const signedIn = session.get();
  const rights = signedIn && queryClient.prefetchQuery(getPermissionsQuery(dataProvider, signedIn));
  const isPermitted = async (owner: PermissionKeys): Promise<boolean> => {
    await rights;
    const resources = queryClient.getQueryData(getPermissionsQuery(dataProvider, signedIn).queryKey);
    return resources !== undefined && findPermission(resources, owner) !== undefined;
  };
  const rows = first?.loadRows({ client: queryClient, dataProvider: { getList }, pageSize, isPermitted });
  await Promise.race([Promise.all([code, rights, rows]), pause(DRAW_ONCE)]);
  // Somebody else has signed in meanwhile, in another tab.
  if (session.get() !== signedIn) queryClient.clear();
  const app = <App {...{ config, authProvider, dataProvider, i18nProvider, queryClient, store }} />;
  // A data router: only with one can a form with unsaved changes hold the user back.
  return (
    <RouterProvider
      router={createBrowserRouter([{ path: '*', element: app, errorElement: <startFailure.Component /> }], {
        basename: basePath,
      })}
    />
  );
}

/** What stands instead of the app; the console has the rest. */
async function refusal(error: unknown) {
  console.error(error);
  if (!(error instanceof ConfigError)) return <startFailure.Component />;
  const { ConfigErrorPage } = await import('./config/ConfigErrorPage');
  return <ConfigErrorPage faults={error.issues} />;
}

const container = document.getElementById('root')!;

/** The still frame goes when something of the app stands in its place, before either is painted. */
const takeover = new MutationObserver(() => {
  if (container.childElementCount === 0) return;
  document.getElementById('still')?.remove();
  takeover.disconnect();
});
takeover.observe(container, { childList: true });

const root = createRoot(container);
// Not awaited at the top level: the lazy chunks, a language's among them, import from this module's
// and would wait for it while it waits for them.
void start()
  .catch(refusal)
  .then((page) => root.render(<StrictMode>{page}</StrictMode>));
