import { useRef, useState, type ReactNode } from 'react';
import { Navigate, useEvent, useLocation, useStore } from 'ra-core';
import { RightsProvider } from '../auth/RightsProvider';
import { useWattdeskAuth } from '../auth/authProvider';
import { signInAgain } from '../auth/login';
import { readAppPath, type ReturnPath } from '../auth/returnPath';
import { useSession } from '../auth/useSession';
import { Boundary } from '../ui/Boundary';
import { useCramped, useNarrow } from '../ui/theme/media';
import { ErrorPage } from './ErrorPage';
import { useKeyDialogs } from './palette/useKeyDialogs';
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
  return { to, userPk: session.former()?.user.userPk };
}

/** The frame of every screen but the login family. Without a session there is nothing to frame. */
export function Layout({ children }: { children: ReactNode }) {
  const session = useSession();
  const leaving = useReturnPath();
  if (!session) return <Navigate to="/login" state={leaving} replace />;
  return (
    <RightsProvider>
      <Frame>{children}</Frame>
      {session.isOver && <signInAgain.Component />}
    </RightsProvider>
  );
}

/** `index.html` has the same frame, empty, to look at until this one is drawn. */
function Frame({ children }: { children: ReactNode }) {
  const narrow = useNarrow();
  const cramped = useCramped();
  const { pathname } = useLocation();
  const [unfolded, setUnfolded] = useStore('sidebar.open', true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const closeDrawer = useEvent(() => setDrawerOpen(false));
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  const { show, dialog } = useKeyDialogs();
  // A drawer that room has taken away does not come back by itself.
  if (drawerOpen && !cramped) setDrawerOpen(false);
  // Only where there is room for it is it the user's choice.
  const menuOpen = cramped ? drawerOpen : unfolded;
  return (
    <div className="wd-frame">
      <SkipLink target={main} />
      <Sidebar
        beside={narrow ? 'nothing' : cramped || !unfolded ? 'icons' : 'names'}
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
          <Boundary name="The page" versions={[pathname]} renderFailure={({ error }) => <ErrorPage error={error} />}>
            {children}
          </Boundary>
        </main>
      </div>
      {dialog}
    </div>
  );
}
