import { LONGEST_VENUE_NAME } from '@domain/venue/venue.js';
import { useState } from 'react';
import type { Match } from '../../shared/api/types.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { useIsOffline } from '../../shared/offline/connection.js';
import { Button } from '../../shared/ui/Button.js';
import { TextInput } from '../../shared/ui/Field.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { BookingTask } from './BookingTask.js';
import { t } from './messages.js';
import { useBallot, useProposal, useVote, useWithdrawal } from './queries.js';
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
      {data && <BookingTask match={match} ballot={data} />}
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

/** Proposes a venue by its name, for one that the map does not show. */
function NamePlace({ matchId }: { matchId: number }) {
  const [name, setName] = useState('');
  const proposal = useProposal();
  const typed = name.trim();
  return (
    <form
      className="mt-3 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!typed) return;
        proposal.mutate({ matchId, venue: { name: typed } }, { onSuccess: () => setName('') });
      }}
    >
      <TextInput
        label={t('typedName')}
        hint={t('typedNameHint')}
        maxLength={LONGEST_VENUE_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" look="secondary" disabled={!typed} busy={proposal.isPending}>
        {t('suggestTyped')}
      </Button>
    </form>
  );
}
