import { Box, CssBaseline } from '@mui/material';
import { Component, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { type CoreLayoutProps, TitlePortal } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { t } from '../messages.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { UndoBar } from '../../shared/review-case/UndoBar.js';
import { useConsoleAccess, useStaff } from '../../shared/session/session.js';
import { Navigation } from './Navigation.js';
import { TopBar } from './TopBar.js';
import { useFocusWhenLost } from './use-focus-when-lost.js';
import { usePlace } from './use-place.js';
import { SaturdayField, SectionTabs } from './SectionTabs.js';
import { EmptyState, ErrorState } from '../../shared/ui/EmptyState.js';

const ACCOUNT = '/account';

/**
 * The layout of every page: navigation, top bar, heading, tabs and content. While a required second factor is missing, the only
 * page is the account, where it is set up.
 */
export function Layout({ children }: CoreLayoutProps) {
  const { pathname } = useLocation();
  const place = usePlace();
  const title = useFocusOnNewPage(pathname);
  useFocusWhenLost(title);
  const openPart = useConsoleAccess();
  const isOpen = openPart === 'console';
  const isModerator = useStaff()?.role === 'moderator';
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
      {isOpen && <Navigation current={place.section} />}
      <Box sx={{ gridColumn: { md: '-2 / -1' }, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar />
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{
            flex: 1,
            px: { xs: 2, sm: 3, lg: 4 },
            pt: { xs: 2, md: 3 },
            pb: { xs: 12, md: 6 },
            maxWidth: '90rem',
            width: 1,
            // What is not visible yet does not shift when the notices above it come with the session.
            visibility: openPart === 'unknown' ? 'hidden' : undefined,
          }}
        >
          <Box sx={HEAD}>
            <TitlePortal ref={title} component="h1" variant="h1" tabIndex={-1} sx={TITLE} />
            {isOpen && place.isList && place.section?.hasSaturday && <SaturdayField {...place} />}
          </Box>
          {isOpen && place.section && <SectionTabs section={place.section} place={place} />}
          <ErrorBoundary key={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              {openPart === 'unknown' && <PageSkeleton />}
              {openPart === 'second-factor' && pathname !== ACCOUNT && <Navigate to={ACCOUNT} replace />}
              {isOpen && place.isList && <PageTitle part={place.label}>{place.section!.label}</PageTitle>}
              {place.isForAdmins && isModerator ? (
                <EmptyState title={t('onlyAdmins')} text={t('onlyAdminsText')} />
              ) : (
                (isOpen || (openPart === 'second-factor' && pathname === ACCOUNT)) && children
              )}
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
      <UndoBar />
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: { xs: 1, sm: 2 },
};
const TITLE = { whiteSpace: 'normal', overflow: 'visible', '&:focus': { outline: 'none' } };

/** The first focusable element: skips the navigation. */
function SkipLink() {
  return (
    <Box component="a" href="#main-content" sx={SX}>
      {t('skip')}
    </Box>
  );
}

const SX = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 600,
  clipPath: 'inset(50%)',
  '&:focus': { clipPath: 'none' },
};

interface State {
  readonly hasCrashed: boolean;
}

/**
 * Catches rendering errors of one page, so that the navigation stays usable. `Layout` resets its state with a key per
 * path.
 */
class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasCrashed: false };

  static getDerivedStateFromError(): State {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <ErrorState
        title={t('pageBroken')}
        text={t('pageBrokenText')}
        retry={() => location.reload()}
        retryLabel={t('loadAgain')}
      />
    );
  }
}

/** Focuses the heading after a navigation, for keyboards and screen readers; not on the first page. */
function useFocusOnNewPage(pathname: string): RefObject<HTMLElement | null> {
  const heading = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return heading;
}
