import { ChevronDown, Store } from 'lucide-react';
import { useState } from 'react';
import type { Match, VenueBallot } from '../../shared/api/types.js';
import { useIsOffline } from '../../shared/offline/connection.js';
import { suggestedLocationLabel } from '../../shared/places/suggested-location.js';
import { Button } from '../../shared/ui/Button.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { chosenOf } from './ballot.js';
import { t } from './messages.js';
import { ballotChanges } from './ballot-changes.js';
import { useBallot, useVote } from './queries.js';
import { VenueList } from './VenueList.js';

/** The breakpoint from which the chat has a side column. */
const HAS_SIDE_COLUMN = '(min-width: 64rem)';

/** The venue ballot of a match: a summary line, and below it the proposals. */
export function VenueVote({ match: { id, timeZone } }: { match: Match }) {
  const ballot = useBallot(id);
  const { vote, counted } = useVote(id);
  const isOffline = useIsOffline();
  const [isUnfolded, setIsUnfolded] = useState(() => matchMedia(HAS_SIDE_COLUMN).matches);
  const { data } = ballot;
  if (isOffline && !data) return null;

  return (
    <>
      <details
        open={isUnfolded}
        onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
        className="group border-b border-line bg-card lg:m-3 lg:rounded-md lg:border"
      >
        <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
          <Store aria-hidden className="size-5 shrink-0 text-tomato" />
          <span className="shrink-0">{t(data && !data.isOpen ? 'titleClosed' : 'title')}</span>
          <span className="min-w-0 flex-1 truncate text-right text-sm font-medium text-muted group-open:invisible">
            {data && leadingVenueLabel(data)}
          </span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="scroll-edge px-4 pb-4 max-lg:max-h-[45dvh] max-lg:overflow-y-auto max-lg:overscroll-contain">
          {data ? (
            <VenueList ballot={counted(data)} timeZone={timeZone} onVote={vote} />
          ) : ballot.isError ? (
            <LoadAgain onRetry={() => void ballot.refetch()} />
          ) : (
            <Loading />
          )}
        </div>
      </details>
      {data && <BallotAnnouncer ballot={data} />}
    </>
  );
}

/** The leading venue, or else the approximate area. */
const leadingVenueLabel = (ballot: VenueBallot): string =>
  chosenOf(ballot)?.name ??
  (ballot.suggestedLocation ? suggestedLocationLabel(ballot.suggestedLocation) : t('noneYet'));

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

/** A live region that announces proposals and votes of other members. */
function BallotAnnouncer({ ballot }: { ballot: VenueBallot }) {
  const [heard, setHeard] = useState({ ballot, news: [] as string[] });
  if (heard.ballot !== ballot) setHeard({ ballot, news: ballotChanges(heard.ballot, ballot) });
  return (
    <div aria-live="polite" className="sr-only">
      {heard.news.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
