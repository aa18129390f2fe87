import { Navigate } from 'react-router-dom';
import { NoChat } from '../../features/chat/NoChat.js';
import { isUpcoming } from '../../features/match/people.js';
import { t as tMatch } from '../../features/match/messages.js';
import { useMatches } from '../../features/match/queries.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { PageSkeleton } from '../PageSkeleton.js';
import { t } from '../../features/chat/messages.js';

/** /chat without an id: the soonest table to come, else the first there is. */
export default function FirstChatPage() {
  const matches = useMatches();
  usePageTitle(t('title'));
  if (matches.isPending) return <PageSkeleton />;
  if (!matches.data)
    return (
      <div className="mx-auto max-w-6xl px-5 pt-6 md:px-8">
        <LoadFailed title={tMatch('failed')} error={matches.error!} onRetry={() => void matches.refetch()} />
      </div>
    );
  const match = matches.data.find(isUpcoming) ?? matches.data[0];
  return match ? <Navigate to={`/chat/${match.id}`} replace /> : <NoChat />;
}
