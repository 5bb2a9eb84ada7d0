import { useRef, useState, type ReactNode } from 'react';
import { Navigate, useEvent, useLocation, useStore } from 'ra-core';
import { PermissionsProvider } from '../auth/PermissionsProvider';
import { useWattdeskAuth } from '../auth/authProvider';
import { lazySignInAgain } from '../auth/login/lazyLogin';
import { readAppPath, type ReturnPath } from '../auth/returnPath';
import { useSession } from '../auth/useSession';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { useCompactMenu, useIsPhone } from '../ui/theme/mediaQueries';
import { ErrorPage } from './ErrorPage';
import { useShortcutDialogs } from './commandPalette/useShortcutDialogs';
import { NewVersionBanner } from './NewVersionBanner';
import { OfflineBanner } from './OfflineBanner';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useFocusOnNavigation } from './useFocusOnNavigation';

/** Where to go on after signing in; nowhere for whoever has left by will. */
function useReturnPath(): ReturnPath | undefined {
  const { session } = useWattdeskAuth();
  const { pathname, search } = useLocation();
  const to = readAppPath(`${pathname}${search}`);
  if (to === undefined || session.hasLeft()) return undefined;
  return { to, userPk: session.getPreviousSession()?.user.userPk };
}

/** The frame of every screen but the login family. Without a session there is nothing to frame. */
export function Layout({ children }: { children: ReactNode }) {
  const session = useSession();
  const leaving = useReturnPath();
  if (!session) return <Navigate to="/login" state={leaving} replace />;
  return (
    <PermissionsProvider>
      <Frame>{children}</Frame>
      {session.isOver && <lazySignInAgain.Component />}
    </PermissionsProvider>
  );
}

/** `index.html` has the same frame, empty, to look at until this one is drawn. */
function Frame({ children }: { children: ReactNode }) {
  const narrow = useIsPhone();
  const cramped = useCompactMenu();
  const { pathname } = useLocation();
  const [unfolded, setUnfolded] = useStore('sidebar.open', true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = useEvent(() => setDrawerOpen(false));
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  const { show, dialog } = useShortcutDialogs();
  // A drawer that room has taken away does not come back by itself.
  if (drawerOpen && !cramped) setDrawerOpen(false);
  // Only where there is room for it is it the user's choice.
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
        <OfflineBanner />
        <NewVersionBanner />
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
