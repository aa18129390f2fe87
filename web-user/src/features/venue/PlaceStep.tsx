import type { Match } from '../../shared/api/types.js';
import { Step } from '../../shared/ui/Step.js';
import { awaitsVote, chosenOf } from './ballot.js';
import { LeadingVenue } from './LeadingVenue.js';
import { useBallot, useBallotEvents } from './queries.js';

/** The step of the checklist about the venue: done once the reader has voted, or the vote is over and led to one. */
export function PlaceStep({ match }: { match: Match }) {
  useBallotEvents(match.id);
  const { data } = useBallot(match.id);
  const isDone = data !== undefined && chosenOf(data) !== undefined && !awaitsVote(data);
  return (
    <Step name="place" isDone={isDone} to={`/chat/${match.id}`}>
      <LeadingVenue match={match} />
    </Step>
  );
}
