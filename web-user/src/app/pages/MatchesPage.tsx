import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FoundAnnouncer } from '../../features/match/FoundAnnouncer.js';
import { MatchList } from '../../features/match/MatchList.js';
import { isCurrent, isUpcoming } from '../../features/match/members.js';
import { t } from '../../features/match/messages.js';
import { OpenedFeedback } from '../../features/match/OpenedFeedback.js';
import { useMatches } from '../../features/match/queries.js';
import { useActiveRequest } from '../../features/matching-request/queries.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { TwoCups } from '../../shared/ui/art/art.js';
import { ButtonLink } from '../../shared/ui/Button.js';
import { Card } from '../../shared/ui/Card.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { Searching } from './Searching.js';

const ChatOffers = lazyComponent(() => import('../../features/pair-chat/ChatOffers.js'), 'ChatOffers');

/** Route: /matches. All matches of the user, and the state of a running search. */
export default function MatchesPage() {
  const matches = useMatches();
  const { data: request, isFetched: isRequestKnown } = useActiveRequest();
  const failed = useFailedLoad(matches);
  usePageTitle(t('title'));

  const list = matches.data ?? [];
  // A seat at a meetup does not fulfill the request.
  const isSearching = Boolean(request) && !list.some((match) => isUpcoming(match) && !match.meetup);
  return (
    <div className="mx-auto max-w-6xl px-5 pt-4 md:px-8 md:pt-8">
      <Link to="/" className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-tomato-deep">
        <ArrowLeft aria-hidden className="size-5" />
        {t('back')}
      </Link>
      <h1 className="mt-2 mb-6 text-3xl">{t('title')}</h1>
      <OpenedFeedback matches={matches.data} />
      {failed ? (
        <LoadFailed title={t('failed')} error={failed.error} onRetry={failed.retry} />
      ) : !matches.data || !isRequestKnown ? (
        <MatchListSkeleton />
      ) : (
        <div className="grid gap-5">
          <FoundAnnouncer matches={list} />
          <div className="max-w-2xl empty:hidden">
            <Searching request={(isSearching && request) || null} isMatched={list.some(isUpcoming)} />
          </div>
          <ChatOffers />
          {!isSearching && !list.some(isCurrent) && (
            <EmptyState
              art={<TwoCups />}
              title={t('emptyTitle')}
              text={t('emptyText')}
              action={<ButtonLink to="/">{t('startMatching')}</ButtonLink>}
            />
          )}
          {list.length > 0 && <MatchList matches={list} />}
        </div>
      )}
    </div>
  );
}

/** Skeleton of the match list at its final size. */
function MatchListSkeleton() {
  return (
    <div aria-hidden className="grid gap-4 md:grid-cols-2 lg:gap-5 xl:grid-cols-3">
      {[1, 2].map((each) => (
        <Card key={each} className="grid gap-4">
          <div className="flex items-start justify-between">
            <Skeleton className="h-12 w-36 rounded-full" />
            <Skeleton className="h-7 w-24 rounded-full" />
          </div>
          <Skeleton className="h-12 w-2/3" />
          <Skeleton className="h-36" />
          <Skeleton className="h-20" />
          <Skeleton className="h-12 rounded-full" />
        </Card>
      ))}
    </div>
  );
}
