import { useRef, useState, type ReactNode } from 'react';
import { Navigate, useEvent, useLocation, useStore } from 'ra-core';
import { PermissionsProvider } from '../auth/PermissionsProvider';
import { useWattdeskAuth } from '../auth/authProvider';
import { lazySignInAgainDialog } from '../auth/login/lazyLogin';
import { parseAppPath } from '../auth/appPath';
import type { ReturnLocation } from '../auth/returnPath';
import { useSignInSession } from '../auth/useSignInSession';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { lazyComponent } from '../ui/lazyComponent';
import { useCompactMenu, useIsPhone } from '../ui/theme/mediaQueries';
import { ErrorPage } from './ErrorPage';
import { useGlobalDialogs } from './commandPalette/useGlobalDialogs';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useFocusOnNavigation } from './useFocusOnNavigation';

/** Loaded after the frame: a page that has just been loaded is neither offline nor old. */
const pageBanners = lazyComponent(() => import('./PageBanners').then(({ PageBanners }) => PageBanners), {
  ErrorComponent: () => null,
  withoutMui: true,
});

/** Returns the location to which the user returns after the next sign-in; undefined after a deliberate sign-out. */
function useReturnPath(): ReturnLocation | undefined {
  const { session } = useWattdeskAuth();
  const { pathname, search, hash } = useLocation();
  const to = parseAppPath(`${pathname}${search}${hash}`);
  if (to === undefined || session.hasLeft()) return undefined;
  return { to, userPk: session.getPreviousSession()?.user.userPk };
}

/** The layout of all screens except the sign-in page. If there is no session, it redirects to /login. */
export function Layout({ children }: { children: ReactNode }) {
  const session = useSignInSession();
  const leaving = useReturnPath();
  if (!session) return <Navigate to="/login" state={leaving} replace />;
  return (
    <PermissionsProvider>
      <Frame>{children}</Frame>
      {session.isOver && <lazySignInAgainDialog.Component />}
    </PermissionsProvider>
  );
}

/**
 * The frame of a page: sidebar, top bar and content. `index.html` contains the same frame without content as a
 * skeleton, which is shown until this component is rendered.
 */
function Frame({ children }: { children: ReactNode }) {
  const narrow = useIsPhone();
  const cramped = useCompactMenu();
  const { pathname } = useLocation();
  const [unfolded, setUnfolded] = useStore('sidebar.open', true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = useEvent(() => setDrawerOpen(false));
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  const { show, dialog } = useGlobalDialogs();
  // A wide window shows the full menu next to the page instead of the drawer. The drawer remains closed when the
  // window becomes narrow again.
  if (drawerOpen && !cramped) setDrawerOpen(false);
  // The stored setting of the user applies only if the window is wide enough for the full menu.
  const menuOpen = cramped ? drawerOpen : unfolded;
  return (
    <div className="wd-frame">
      <SkipLink target={main} />
      <Sidebar
        isVisible={narrow ? 'nothing' : cramped || !unfolded ? 'icons' : 'names'}
        drawer={cramped}
        drawerOpen={drawerOpen}
        onCloseDrawer={closeDrawer}
      />
      <div className="wd-page">
        <TopBar
          narrow={narrow}
          menuOpen={menuOpen}
          onToggleMenu={() => (cramped ? setDrawerOpen : setUnfolded)(!menuOpen)}
          onShow={show}
        />
        <pageBanners.Component />
        <main id="main-content" ref={main} tabIndex={-1} className="wd-main">
          <ErrorBoundary
            name="The page"
            resetKeys={[pathname]}
            renderFailure={({ error }) => <ErrorPage error={error} />}
          >
            {children}
          </ErrorBoundary>
        </main>
      </div>
      {dialog}
    </div>
  );
}
