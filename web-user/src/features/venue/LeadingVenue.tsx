import type { Match, VenueBallot } from '../../shared/api/types.js';
import { suggestedLocationLabel } from '../../shared/places/suggested-location.js';
import { awaitsVote, chosenOf, freeOf } from './ballot.js';
import { t } from './messages.js';
import { useBallot } from './queries.js';

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
