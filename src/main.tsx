/** Reads the configuration, makes the providers once, and draws the app. */
import './early';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createDataProvider } from '../dataProvider';
import { createHttp } from '../dataProvider/transport/http';
import { opened } from './address';
import { App } from './App';
import { createAuthApi } from './auth/authApi';
import { createAuthProvider } from './auth/authProvider';
import { loginPage } from './auth/login';
import { resourceOf, type ResourceOwner } from './auth/rights';
import { RESOURCES_KEY, resourcesQuery } from './auth/useResources';
import { createSessionStore } from './auth/session';
import { basePath, getBrowserAddress } from './ui/base';
import { ConfigError, loadConfig } from './config/load';
import { firstScreen } from './generator/firstScreen';
import { createI18nProvider } from './i18n/i18nProvider';
import { createPreferences } from './preferences/preferences';
import { getManifest, speak, subscribe } from './model/registry/registry';
import { createQueryClient } from './queryClient';
import { routes } from './routes';
import { late } from './ui/late';
import { storageOf } from './ui/storage/storage';

/** In place of an app that cannot be drawn, not even its frame. */
const startFailure = late(() => import('./config/StartFailure').then(({ StartFailure }) => StartFailure), {
  plain: true,
});

const storage = storageOf('localStorage');
const session = createSessionStore(storage);
const store = createPreferences(storage);
const chosen = store.getItem<string>('locale');
// The first entity is fetched in the language in which it will be drawn.
if (chosen) speak(chosen);
const first = session.get() ? firstScreen(getManifest(), opened) : undefined;

/** Its code is on the way while the configuration is read. */
const code = session.get() ? first?.loadCode() : loginPage.load().catch(() => undefined);

/** For so many milliseconds the still frame waits for code and rows: bars that are drawn as shortly as that only flicker. */
const DRAW_ONCE = 100;
const pause = (duration: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, duration));

async function start() {
  const config = await loadConfig(`${basePath}config.json`);
  const { apiBase, requestTimeoutMs, pageSize, flags } = config;
  const i18nProvider = await createI18nProvider(chosen ?? config.locale);
  const http = createHttp({
    timeout: requestTimeoutMs,
    credentials: { token: () => session.get()?.token, mark: session.mark },
    sessionAuth: flags.sessionAuth,
    locale: i18nProvider.getLocale,
    translate: i18nProvider.translate,
  });
  const dataProvider = createDataProvider({ baseUrl: getBrowserAddress(apiBase), routes, http });
  const queryClient = createQueryClient();
  const authProvider = createAuthProvider({
    api: createAuthApi(dataProvider),
    session,
    sessionAuth: flags.sessionAuth,
    readRights: () => queryClient.fetchQuery(resourcesQuery(dataProvider, session.get())),
  });
  // Within the app react-admin sees to it that a refusal reaches the session; here nothing does.
  const getList: typeof dataProvider.getList = (resource, params) =>
    dataProvider.getList<never>(resource, params).catch(async (error: unknown) => {
      await authProvider.checkError(error);
      throw error;
    });
  // The menu comes from the server, which an edited schema may have given other entries.
  if (import.meta.hot) subscribe(() => void queryClient.invalidateQueries({ queryKey: RESOURCES_KEY }));
  const signedIn = session.get();
  const rights = signedIn && queryClient.prefetchQuery(resourcesQuery(dataProvider, signedIn));
  const isPermitted = async (owner: ResourceOwner): Promise<boolean> => {
    await rights;
    const resources = queryClient.getQueryData(resourcesQuery(dataProvider, signedIn).queryKey);
    return resources !== undefined && resourceOf(resources, owner) !== undefined;
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
  const { ConfigFaultPage } = await import('./config/ConfigFaultPage');
  return <ConfigFaultPage faults={error.faults} />;
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
