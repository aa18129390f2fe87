import { placePath } from '@domain/server-and-browser/page-paths.js';
import type { Match, VenueBallot } from '../../shared/api/types.js';
import { suggestedLocationLabel } from '../../shared/places/suggested-location.js';
import { Step } from '../../shared/ui/Step.js';
import { awaitsVote, chosenOf, freeOf } from './ballot.js';
import { t } from './messages.js';
import { useBallot, useBallotEvents } from './queries.js';

/** The step of the checklist about the venue: done once the reader has voted, or the vote is over and led to one. */
export function PlaceStep({ match }: { match: Match }) {
  useBallotEvents(match.id);
  const { data } = useBallot(match.id);
  const isDone = data !== undefined && chosenOf(data) !== undefined && !awaitsVote(data);
  return (
    <Step name="place" isDone={isDone} to={placePath(match.id)}>
      <LeadingVenue match={match} />
    </Step>
  );
}

/** How many places there are to vote for, then the name of the leading venue, or else the approximate area. */
export function LeadingVenue({ match }: { match: Match }) {
  const { data } = useBallot(match.id);
  if (data) return leadingVenueLabel(data);
  return match.suggestedLocation && suggestedLocationLabel(match.suggestedLocation);
}

/** A reader who may vote and has not is asked to. */
const leadingVenueLabel = (ballot: VenueBallot): string =>
  awaitsVote(ballot) ? t('placesVote', { count: freeOf(ballot).length }) : settledLabel(ballot);

const settledLabel = (ballot: VenueBallot): string =>
  chosenOf(ballot)?.name ??
  (ballot.suggestedLocation ? suggestedLocationLabel(ballot.suggestedLocation) : t('noneYet'));
