import type { Match, VenueBallot } from '../../shared/api/types.js';
import { suggestedLocationLabel } from '../../shared/places/suggested-location.js';
import { chosenOf } from './ballot.js';
import { t } from './messages.js';
import { useBallot } from './queries.js';

/** The name of the leading venue, or else the approximate area. */
export function LeadingVenue({ match }: { match: Match }) {
  const { data } = useBallot(match.id);
  if (data) return leadingVenueLabel(data);
  return match.suggestedLocation && suggestedLocationLabel(match.suggestedLocation);
}

const leadingVenueLabel = (ballot: VenueBallot): string =>
  chosenOf(ballot)?.name ??
  (ballot.suggestedLocation ? suggestedLocationLabel(ballot.suggestedLocation) : t('noneYet'));
