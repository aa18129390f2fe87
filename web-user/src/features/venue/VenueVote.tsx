import type { Match } from '../../shared/api/types.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { useIsOffline } from '../../shared/offline/connection.js';
import { Button } from '../../shared/ui/Button.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { BookingTask } from './BookingTask.js';
import { NamePlace } from './NamePlace.js';
import { useBallot, useVote, useWithdrawal } from './queries.js';
import { VenueList } from './VenueList.js';

/** The venue ballot of a match, under its heading; nothing while offline without a saved ballot. */
export function VenueVote({ match }: { match: Match }) {
  const { id, timeZone } = match;
  const ballot = useBallot(id);
  const failed = useFailedLoad(ballot);
  const { vote, counted } = useVote(id);
  const withdrawal = useWithdrawal(id);
  const isOffline = useIsOffline();
  const { data } = ballot;
  if (isOffline && !data) return null;

  return (
    <section aria-labelledby="venue-vote">
      <h2 id="venue-vote" className="mb-1 text-base">
        {t(data && !data.isOpen ? 'titleClosed' : 'title')}
      </h2>
      {data ? (
        <>
          <VenueList
            ballot={counted(data)}
            timeZone={timeZone}
            onVote={vote}
            onWithdraw={withdrawal.mutate}
          />
          {data.takesProposals && !isOffline && <NamePlace matchId={id} />}
          <BookingTask match={match} ballot={data} />
        </>
      ) : failed ? (
        <LoadAgain onRetry={failed.retry} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-3 py-1">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}

function LoadAgain({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid gap-3 py-1">
      <p>{t('failed')}</p>
      <Button look="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
