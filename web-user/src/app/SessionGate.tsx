import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { catalogue } from '../shared/i18n/catalogue.js';
import { currentUserQuery, Me } from '../shared/session/current-user.js';
import { Button } from '../shared/ui/Button.js';
import { FullScreenMessage, LoadingScreen } from '../shared/ui/FullScreenMessage.js';
import { SignedOutRoutes } from './SignedOutRoutes.js';

const SignedInRoutes = lazy(() => import('./SignedInRoutes.js'));
const SurveyPage = lazy(() => import('./pages/SurveyPage.js'));

const t = catalogue({
  en: { closed: 'The door is stuck', retry: 'Try again' },
});

/** Decides what a visitor may see: the signed-out screens, the survey alone, or the whole app. */
export function SessionGate() {
  const session = useQuery(currentUserQuery);
  if (session.isPending) return <LoadingScreen />;
  if (session.data === undefined) {
    return (
      <FullScreenMessage>
        <h1 className="text-xl">{t('closed')}</h1>
        <p className="max-w-sm text-muted">{session.error?.message}</p>
        <Button busy={session.isFetching} onClick={() => void session.refetch()}>
          {t('retry')}
        </Button>
      </FullScreenMessage>
    );
  }
  if (!session.data) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SignedOutRoutes />
      </Suspense>
    );
  }
  return (
    <Me value={session.data}>
      <Suspense fallback={<LoadingScreen />}>
        {session.data.hasTakenSurvey ? <SignedInRoutes /> : <SurveyPage />}
      </Suspense>
    </Me>
  );
}
