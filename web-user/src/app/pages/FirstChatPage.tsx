import { Navigate } from 'react-router-dom';
import { NoChat } from '../../features/chat/NoChat.js';
import { MatchList } from '../../features/match/MatchList.js';
import { isCurrent, isUpcoming } from '../../features/match/members.js';
import { t as tMatch } from '../../features/match/messages.js';
import { useMatches } from '../../features/match/queries.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { PageSkeleton } from '../PageSkeleton.js';
import { t } from '../../features/chat/messages.js';

/**
 * Route: /chat without an id. Redirects to the chat with unread messages, or else to that of the soonest upcoming match, or
 * else to the first one that is open. Where several have unread messages, it lists them.
 */
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
  const unread = matches.data.filter((each) => each.unread > 0 && !each.hasLeftChat);
  if (unread.length > 1)
    return (
      <div className="mx-auto max-w-6xl px-5 pt-6 md:px-8 md:pt-10">
        <h1 className="mb-5 text-3xl">{t('unreadChats')}</h1>
        <MatchList matches={unread} />
      </div>
    );
  const match =
    unread[0] ??
    matches.data.find(isUpcoming) ??
    matches.data.find((each) => isCurrent(each) && !each.hasLeftChat);
  if (match) return <Navigate to={`/chat/${match.id}`} replace />;
  return (
    <div className="mx-auto max-w-6xl px-5 md:px-8">
      <NoChat />
      <MatchList matches={matches.data} />
    </div>
  );
}
