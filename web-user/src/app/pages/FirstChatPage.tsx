import { Navigate } from 'react-router-dom';
import { t } from '../../features/chat/messages.js';
import { MatchList } from '../../features/match/MatchList.js';
import { isCurrent, isUpcoming } from '../../features/match/members.js';
import { t as tMatch } from '../../features/match/messages.js';
import { useMatches } from '../../features/match/queries.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { TwoCups } from '../../shared/ui/art/art.js';
import { ButtonLink } from '../../shared/ui/Button.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { PageSkeleton } from '../PageSkeleton.js';

/** Route: /chat without an id. Redirects to the chat of the soonest upcoming match, or else to the first one that is open. */
export default function FirstChatPage() {
  const matches = useMatches();
  const failed = useFailedLoad(matches);
  usePageTitle(t('title'));
  if (failed)
    return (
      <div className="mx-auto max-w-6xl px-5 pt-6 md:px-8">
        <LoadFailed title={tMatch('failed')} error={failed.error} onRetry={failed.retry} />
      </div>
    );
  if (!matches.data) return <PageSkeleton />;
  const match =
    matches.data.find(isUpcoming) ?? matches.data.find((each) => isCurrent(each) && !each.hasLeftChat);
  if (match) return <Navigate to={`/chat/${match.id}`} replace />;
  return (
    <div className="mx-auto max-w-6xl px-5 md:px-8">
      <EmptyState
        headingLevel="h1"
        art={<TwoCups />}
        title={t('noneTitle')}
        text={t('noneText')}
        action={<ButtonLink to="/">{t('findMatch')}</ButtonLink>}
      />
      <MatchList matches={matches.data} />
    </div>
  );
}
