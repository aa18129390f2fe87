import { PRIVATE_PATHS } from '@domain/server-and-browser/page-paths.js';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LandingPage } from '../features/landing/LandingPage.js';
import { openingTab } from '../shared/auth-tab.js';
import { lazyScreen } from '../shared/i18n/lazy-screen.js';
import { prepareToasts } from '../shared/ui/toast/ToastHost.js';

const loadAuth = () => import('./pages/AuthPage.js');
const AuthPage = lazyScreen(loadAuth);
const FriendLinkPage = lazyScreen(() => import('./pages/FriendLinkPage.js'));
const TermsPage = lazyScreen(() => import('../features/policies/TermsPage.js'));
const PrivacyPage = lazyScreen(() => import('../features/policies/PrivacyPage.js'));
const NotFoundPage = lazyScreen(() => import('./pages/NotFoundPage.js'));

function prepareAuth(): void {
  loadAuth().catch(() => undefined);
  prepareToasts();
}

/** Keeps the page to return to, such as a meetup whose link was shared. */
function CreateAccount() {
  const { search } = useLocation();
  return <Navigate to={`/auth${search}`} state={openingTab('create-account')} replace />;
}

export function SignedOutRoutes() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage onIntent={prepareAuth} />} />
      <Route path="/auth" element={<AuthPage />} />
      <Route path="/signup" element={<CreateAccount />} />
      <Route path="/login" element={<Navigate to="/auth" replace />} />
      <Route path="/friend/:id" element={<FriendLinkPage />} />
      <Route path="/terms" element={<TermsPage />} />
      <Route path="/privacy" element={<PrivacyPage />} />
      {PRIVATE_PATHS.map((path) => (
        <Route key={path} path={path} element={<NotFoundPage isPrivate />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
