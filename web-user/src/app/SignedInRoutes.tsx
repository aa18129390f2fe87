import { returnPath, SIGN_IN_PATHS } from '@domain/server-and-browser/page-paths.js';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { UnreadInTitle } from '../features/match/unread.js';
import { adaptAnswersBy } from '../shared/api/call.js';
import { withKnownZones } from '../shared/api/known-zones.js';
import { lazyComponent } from '../shared/lazy-component.js';
import { registerServiceWorker } from '../shared/offline/service-worker.js';
import { SnapshotWriter } from '../shared/offline/SnapshotWriter.js';
import { keepPush } from '../shared/push/push-subscription.js';
import { LiveProvider } from '../shared/realtime/live.js';
import { useMe } from '../shared/session/me.js';
import { LoadingScreen } from '../shared/ui/FullScreenMessage.js';
import { prepareToasts } from '../shared/ui/toast/ToastHost.js';
import { loadTooltips } from '../shared/ui/Tooltip.js';
import { useSheetLevels } from '../shared/ui/use-sheet.js';
import { whenIdle } from '../shared/when-idle.js';
import { AppShell } from './AppShell.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { lazyPage } from './lazy-page.js';
import { LiveUpdates } from './LiveUpdates.js';
import { MailLanguage } from './MailLanguage.js';
import { PageSkeleton } from './PageSkeleton.js';
import { QueryProvider } from './QueryProvider.js';
import { ShowPushedPage } from './ShowPushedPage.js';

adaptAnswersBy(withKnownZones);

const HomePage = lazyPage(async () => {
  const [page] = await Promise.all([import('./pages/HomePage.js'), loadTooltips()]);
  return page;
});
const BrowsePage = lazyPage(() => import('./pages/BrowsePage.js'));
const MatchesPage = lazyPage(() => import('./pages/MatchesPage.js'));
const MapPage = lazyPage(() => import('./pages/MapPage.js'));
const ChatPage = lazyPage(() => import('./pages/ChatPage.js'));
const FirstChatPage = lazyPage(() => import('./pages/FirstChatPage.js'));
const FriendPage = lazyPage(() => import('./pages/FriendPage.js'));
const TermsPage = lazyPage(() => import('../features/policies/TermsPage.js'));
const PrivacyPage = lazyPage(() => import('../features/policies/PrivacyPage.js'));
const NotFoundPage = lazyPage(() => import('./pages/NotFoundPage.js'));
const UndeliverableNote = lazyComponent(
  () => import('../features/settings/UndeliverableNote.js'),
  'UndeliverableNote',
);

/** Loaded after the page, and left out where it cannot be loaded, because a screen does without it. */
const AnnouncementBanner = lazy(() =>
  whenIdle()
    .then(() => import('../features/announcement/AnnouncementBanner.js'))
    .catch(() => ({ default: () => null })),
);

/** A page that fails leaves the navigation, and the next page is shown without the error. */
function InShell() {
  const { pathname } = useLocation();
  const { isEmailUndeliverable } = useMe();
  return (
    <AppShell>
      <Suspense fallback={null}>
        <AnnouncementBanner />
      </Suspense>
      {isEmailUndeliverable && (
        <Suspense fallback={null}>
          <UndeliverableNote />
        </Suspense>
      )}
      <ErrorBoundary key={pathname} isInShell>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </AppShell>
  );
}

/** The routes of a user who is signed in and has answered the survey. */
export default function SignedInRoutes() {
  useSheetLevels();
  useEffect(prepareToasts, []);
  useEffect(registerServiceWorker, []);
  return (
    <QueryProvider>
      <LiveProvider>
        <LiveUpdates />
        <UnreadInTitle />
        <SnapshotWriter />
        <MailLanguage />
        <KeepPush />
        <ShowPushedPage />
        <Routes>
          <Route element={<InShell />}>
            <Route path="/" element={<HomePage />} />
            <Route path="/browse" element={<BrowsePage />} />
            <Route path="/matches" element={<MatchesPage />} />
            <Route path="/map" element={<MapPage />} />
            <Route path="/chat" element={<FirstChatPage />} />
            <Route path="/friend/:id" element={<FriendPage />} />
          </Route>
          <Route
            path="/chat/:id"
            element={
              <Suspense fallback={<LoadingScreen />}>
                <ChatPage />
              </Suspense>
            }
          />
          <Route path="/terms" element={<TermsPage />} />
          <Route path="/privacy" element={<PrivacyPage />} />
          {SIGN_IN_PATHS.map((path) => (
            <Route key={path} path={path} element={<ReturningNavigate />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </LiveProvider>
    </QueryProvider>
  );
}

/** Leads a signed-in user from a sign-in page to the page that they came for. */
export function ReturningNavigate() {
  const [params] = useSearchParams();
  return <Navigate to={returnPath(params.get('returnTo'))} replace />;
}

/** Subscribes a device again that had push messages before its session ended. A failure is retried at the next start. */
function KeepPush() {
  const { id } = useMe();
  useEffect(() => {
    keepPush().catch(() => undefined);
  }, [id]);
  return null;
}
