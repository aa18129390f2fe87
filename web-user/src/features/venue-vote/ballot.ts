import type { VenueBallot } from '../../shared/api/types.js';

/** One of the places a table may vote for. */
export type ProposedVenue = VenueBallot['venues'][number];

/** The one ahead, or chosen once the vote is closed. */
export const chosenOf = ({ venues, chosenId }: VenueBallot): ProposedVenue | undefined =>
  venues.find(({ id }) => id === chosenId);

export const chosenFirst = ({ venues, chosenId }: VenueBallot): ProposedVenue[] => [
  ...venues.filter(({ id }) => id === chosenId),
  ...venues.filter(({ id }) => id !== chosenId),
];

/** The ballot with one's own vote on this place, or on none. Who is ahead then is the server's to say. */
export function withMyVote(ballot: VenueBallot, venueId: number | null): VenueBallot {
  const venues = ballot.venues.map((venue) => {
    const isMine = venue.id === venueId;
    return { ...venue, isMine, votes: venue.votes + Number(isMine) - Number(venue.isMine) };
  });
  return { ...ballot, venues };
}
