import { returnPath, SIGN_IN_PATHS } from '@domain/server-and-browser/page-paths.js';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation, useSearchParams } from 'react-router-dom';
import { UnreadInTitle } from '../features/match/unread.js';
import { adaptAnswersBy, call } from '../shared/api/call.js';
import { withKnownZones } from '../shared/api/known-zones.js';
import { locale } from '../shared/i18n/locale.js';
import { messagesOf } from '../shared/i18n/messages-of.js';
import { lazyPart } from '../shared/lazy-component.js';
import { type FailedProps, lazyWithRetry } from '../shared/lazy-with-retry.js';
import { registerServiceWorker } from '../shared/offline/service-worker.js';
import { SnapshotWriter } from '../shared/offline/SnapshotWriter.js';
import { keepPush } from '../shared/push/push-subscription.js';
import { LiveProvider } from '../shared/realtime/live.js';
import { useMe } from '../shared/session/me.js';
import { LoadingScreen } from '../shared/ui/FullScreenMessage.js';
import { LoadFailed } from '../shared/ui/LoadFailed.js';
import { prepareToasts } from '../shared/ui/toast/ToastHost.js';
import { loadTooltips } from '../shared/ui/Tooltip.js';
import { useSheetLevels } from '../shared/ui/use-sheet.js';
import { AppShell } from './AppShell.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { LiveUpdates } from './LiveUpdates.js';
import { PageSkeleton } from './PageSkeleton.js';
import { QueryProvider } from './QueryProvider.js';
import { ShowPushedPage } from './ShowPushedPage.js';

const t = messagesOf('page-failed');

adaptAnswersBy(withKnownZones);

function PageFailed({ onRetry }: FailedProps) {
  return (
    <div className="mx-auto max-w-xl p-5 pt-10">
      <LoadFailed title={t('title')} error={new Error(t('text'))} onRetry={onRetry} />
    </div>
  );
}

/** A page inside the shell. While its chunk cannot be loaded, a message is in its place and the navigation stays. */
const lazyPage = (load: () => Promise<{ default: ComponentType }>) => lazyWithRetry(load, PageFailed);

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
const UndeliverableNote = lazyPart(
  () => import('../features/settings/UndeliverableNote.js'),
  'UndeliverableNote',
);

/** Left out where it cannot be loaded, because a screen does without it. */
const AnnouncementBanner = lazy(() =>
  import('../features/announcement/AnnouncementBanner.js').catch(() => ({ default: () => null })),
);

/**
 * A page that fails leaves the navigation, and the next page is shown without the error. The notes above a page are shown
 * together with the first page.
 */
function InShell() {
  const { pathname } = useLocation();
  const { isEmailUndeliverable } = useMe();
  return (
    <AppShell>
      <Suspense fallback={<PageSkeleton />}>
        <AnnouncementBanner key={`banner of ${pathname}`} />
        {isEmailUndeliverable && <UndeliverableNote />}
        <ErrorBoundary key={pathname} isInShell>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Suspense>
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

/** Sends the language of the screens to the server, which writes mails in it. A failure is retried at the next start. */
function MailLanguage() {
  const { id, language } = useMe();
  const isKnown = language === locale;
  useEffect(() => {
    if (!isKnown) call('put', '/api/user/language', { body: { language: locale } }).catch(() => undefined);
  }, [id, isKnown]);
  return null;
}

/** Subscribes a device again that had push messages before its session ended. A failure is retried at the next start. */
function KeepPush() {
  const { id } = useMe();
  useEffect(() => {
    keepPush().catch(() => undefined);
  }, [id]);
  return null;
}
