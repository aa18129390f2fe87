import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { type CoreLayoutProps, TitlePortal } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { UndoBar } from '../../shared/review-case/UndoBar.js';
import { useConsoleAccess } from '../../shared/session/use-staff.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { Navigation } from './Navigation.js';
import { SkipLink } from './SkipLink.js';
import { TopBar } from './TopBar.js';
import { useFocusOnNewPage } from './use-focus-on-new-page.js';
import { useFocusWhenLost } from './use-focus-when-lost.js';

const ACCOUNT = '/account';

/**
 * The layout of every page: navigation, top bar, heading and content. While a required second factor is missing, the only
 * page is the account, where it is set up.
 */
export function Layout({ children }: CoreLayoutProps): ReactNode {
  const { pathname } = useLocation();
  const [isNavigationOpen, setNavigationOpen] = useState(false);
  const closeNavigation = useCallback(() => setNavigationOpen(false), []);
  const title = useFocusOnNewPage(pathname);
  useFocusWhenLost(title);
  const openPart = useConsoleAccess();
  const isOpen = openPart === 'console';
  return (
    <Box
      sx={{
        display: { md: 'grid' },
        // The room of the navigation is kept until the session is known.
        gridTemplateColumns: openPart === 'second-factor' ? 'minmax(0, 1fr)' : '15rem minmax(0, 1fr)',
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <CssBaseline />
      <SkipLink />
      {isOpen && <Navigation isOpen={isNavigationOpen} onClose={closeNavigation} />}
      <Box sx={{ gridColumn: { md: '-2 / -1' }, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar
          hasNavigation={isOpen}
          isNavigationOpen={isNavigationOpen}
          onOpenNavigation={() => setNavigationOpen(true)}
        />
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{
            flex: 1,
            px: { xs: 2, sm: 3, lg: 4 },
            pt: { xs: 2, md: 3 },
            pb: 6,
            maxWidth: '90rem',
            width: 1,
            // What is not visible yet does not shift when the notices above it come with the session.
            visibility: openPart === 'unknown' ? 'hidden' : undefined,
          }}
        >
          <TitlePortal ref={title} component="h1" variant="h1" tabIndex={-1} sx={TITLE} />
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              {openPart === 'unknown' && <PageSkeleton />}
              {openPart === 'second-factor' && pathname !== ACCOUNT && <Navigate to={ACCOUNT} replace />}
              {(isOpen || (openPart === 'second-factor' && pathname === ACCOUNT)) && children}
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
      <UndoBar />
    </Box>
  );
}

const TITLE = { mb: 2, whiteSpace: 'normal', overflow: 'visible', '&:focus': { outline: 'none' } };
