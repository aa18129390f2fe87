import { Suspense, useState } from 'react';
import { MatchFoundCard } from '../../features/match/MatchFoundCard.js';
import { RequestState } from '../../features/matching-request/ActiveRequestCard.js';
import { t as tPlan } from '../../features/safety/plan-messages.js';
import { useTableChange } from '../../features/table-change/queries.js';
import { TableChangeCard } from '../../features/table-change/TableChangeCard.js';
import { PlaceStep } from '../../features/venue/PlaceStep.js';
import type { ActiveRequest, Match } from '../../shared/api/types.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { Button } from '../../shared/ui/Button.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';

const SharePlan = lazyComponent(() => import('../../features/safety/SharePlan.js'), 'SharePlan');

interface SeatedProps {
  match: Match;
  request: ActiveRequest | null;
  isSearching: boolean;
}

/** The card of an upcoming match, with what the table asks and decides. */
export function Seated({ match, request, isSearching }: SeatedProps) {
  const question = useTableChange(match);
  return (
    <MatchFoundCard
      match={match}
      request={
        request &&
        !isSearching && (
          <section aria-labelledby="active-request">
            <RequestState isMatched />
          </section>
        )
      }
      isRequested={request !== null}
      question={<TableChangeCard match={match} />}
      isAsked={question.data?.change?.agrees === null}
      place={!match.meetup && <PlaceStep match={match} />}
      plan={<PlanOfToday matchId={match.id} />}
    />
  );
}

/** A button that shows the ways to share the plan, on the day of the match. */
function PlanOfToday({ matchId }: { matchId: number }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton className="h-32" />}>
        <SharePlan matchId={matchId} />
      </Suspense>
    );
  return (
    <Button look="quiet" onClick={() => setOpen(true)}>
      {tPlan('title')}
    </Button>
  );
}
