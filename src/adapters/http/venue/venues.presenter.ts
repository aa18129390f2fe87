import type { VenueBallotRow, VenueRow } from '../../../application/venue/venue-views.js';
import { takesProposals, takesVotes, voteEndOf } from '../../../domain/venue/vote-end.js';
import type { ProposedVenueResponse, VenueBallotResponse } from './venues.dto.js';

export function presentVenues(row: VenueBallotRow, now: Date): VenueBallotResponse {
  return {
    isOpen: takesVotes({ ...row, isSettled: isSettled(row) }, now),
    takesProposals: takesProposals(row, now),
    isPicker: row.isPicker,
    booking: row.booking,
    call: row.call,
    notesForBooker: takesProposals(row, now) ? [...row.notesForBooker] : [],
    closesAt: voteEndOf(row).toISOString(),
    chosenId: row.venues.find(({ isChosen }) => isChosen)?.id ?? null,
    suggestedLocation: row.suggestedLocation,
    venues: row.venues.map((venue) => presentVenue(venue, row.venueType)),
  };
}

const isSettled = ({ booking }: VenueBallotRow): boolean =>
  booking?.status === 'booked' || booking?.status === 'not_needed';

const presentVenue = (row: VenueRow, venueType: string): ProposedVenueResponse => ({
  id: row.id,
  name: row.name,
  address: row.address,
  venueType,
  latitude: row.latitude,
  longitude: row.longitude,
  website: row.website,
  phone: row.phone,
  bookingPolicy: row.bookingPolicy,
  openness: row.openness,
  byProduct: row.byProduct,
  proposedBy: row.proposedBy && { id: row.proposedBy.id, firstName: row.proposedBy.firstName },
  votes: row.votes,
  isMine: row.isMine,
  isFull: row.isFull,
});
