import { type ReactNode, Suspense, useEffect } from 'react';
import { messageOf } from '../shared/api/api-error.js';
import type { CurrentUser } from '../shared/api/types.js';
import { messagesOf } from '../shared/i18n/messages-of.js';
import { lazyScreen } from '../shared/i18n/lazy-screen.js';
import { Me } from '../shared/session/me.js';
import { lastSignedInUser } from '../shared/offline/last-signed-in-user.js';
import { refreshSession, useSession } from '../shared/session/session.js';
import { Button } from '../shared/ui/Button.js';
import { FullScreenMessage, LoadingScreen } from '../shared/ui/FullScreenMessage.js';
import { SignedOutRoutes } from './SignedOutRoutes.js';

const loadSignedIn = () => import('./SignedInRoutes.js');
const SignedInRoutes = lazyScreen(loadSignedIn);
const ConsentPage = lazyScreen(() => import('./pages/ConsentPage.js'));
const SuspendedPage = lazyScreen(() => import('./pages/SuspendedPage.js'));
const SurveyPage = lazyScreen(() => import('./pages/SurveyPage.js'));

const t = messagesOf('gate');

// The last signed-in user is probably still signed in, so their half of the app is prefetched during the session
// request.
if (lastSignedInUser() !== null) loadSignedIn().catch(() => undefined);

const whenLoaded = (screen: ReactNode) => <Suspense fallback={<LoadingScreen />}>{screen}</Suspense>;

/** Chooses what to render for the session state: signed-out routes, the suspension, the consent, the survey, or the whole app. */
export function SessionGate() {
  const session = useSession();
  useEffect(() => void refreshSession(), []);
  if (session.status === 'loading') return <LoadingScreen />;
  if (session.status === 'unknown') {
    return (
      <FullScreenMessage>
        <h1 className="text-xl">{t('closed')}</h1>
        <p className="max-w-sm text-muted">{messageOf(session.error, '')}</p>
        <Button onClick={() => void refreshSession()}>{t('retry')}</Button>
      </FullScreenMessage>
    );
  }
  if (session.status === 'suspended') return whenLoaded(<SuspendedPage suspension={session.suspension} />);
  if (!session.user) return whenLoaded(<SignedOutRoutes />);
  return <Me value={session.user}>{whenLoaded(screenOf(session.user))}</Me>;
}

function screenOf({ policiesToAccept, hasTakenSurvey }: CurrentUser): ReactNode {
  // A copy for offline use may be older than the field.
  if (policiesToAccept != null) return <ConsentPage version={policiesToAccept} />;
  return hasTakenSurvey ? <SignedInRoutes /> : <SurveyPage />;
}
