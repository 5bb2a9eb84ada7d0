import { Suspense, useRef, useState, type ReactNode } from 'react';
import { Navigate, useStore } from 'ra-core';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { RightsProvider } from '../auth/resources/RightsProvider';
import { useSession } from '../auth/useSession';
import { FrameBoundary } from './FrameBoundary';
import { OfflineBanner } from './OfflineBanner';
import { Sidebar } from './Sidebar';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useFocusOnNavigation } from './useFocusOnNavigation';

/** The frame of every screen but the login family. Without a session there is nothing to frame (AUTH-02). */
export function Layout({ children }: { children: ReactNode }) {
  const session = useSession();
  if (!session) return <Navigate to="/login" replace />;
  return (
    <RightsProvider>
      <Frame>{children}</Frame>
    </RightsProvider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [unfolded, setUnfolded] = useStore('sidebar.open', true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  const menuOpen = narrow ? drawerOpen : unfolded;
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink target={main} />
      <Sidebar narrow={narrow} folded={!unfolded} drawerOpen={drawerOpen} onCloseDrawer={() => setDrawerOpen(false)} />
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar menuOpen={menuOpen} onToggleMenu={() => (narrow ? setDrawerOpen : setUnfolded)(!menuOpen)} />
        <OfflineBanner />
        <Box
          component="main"
          id="main-content"
          ref={main}
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, px: { xs: 1, sm: 2.5 }, pb: 3 }}
        >
          <FrameBoundary>
            <Suspense>{children}</Suspense>
          </FrameBoundary>
        </Box>
      </Box>
    </Box>
  );
}
