import { MatchFoundCard } from '../../features/match/MatchFoundCard.js';
import { RequestState } from '../../features/matching-request/ActiveRequestCard.js';
import { useTableChange } from '../../features/table-change/queries.js';
import { TableChangeCard } from '../../features/table-change/TableChangeCard.js';
import { PlaceStep } from '../../features/venue/PlaceStep.js';
import type { ActiveRequest, Match } from '../../shared/api/types.js';
import { PlanButton } from './PlanButton.js';

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
      plan={<PlanButton matchId={match.id} />}
    />
  );
}
