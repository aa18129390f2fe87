import type { VenueBallot } from '../../shared/api/types.js';

/** A proposal on the ballot. */
export type ProposedVenue = VenueBallot['venues'][number];

/** The leading venue, or the chosen one once the ballot is closed. */
export const chosenOf = ({ venues, chosenId }: VenueBallot): ProposedVenue | undefined =>
  venues.find(({ id }) => id === chosenId);

/** The proposals that have room. */
export const freeOf = ({ venues }: VenueBallot): ProposedVenue[] => venues.filter(({ isFull }) => !isFull);

/** Whether the reader may vote and has not. */
export const awaitsVote = (ballot: VenueBallot): boolean =>
  ballot.isOpen && freeOf(ballot).length > 0 && !ballot.venues.some(({ isMine }) => isMine);

export const chosenFirst = ({ venues, chosenId }: VenueBallot): ProposedVenue[] => [
  ...venues.filter(({ id }) => id === chosenId),
  ...venues.filter(({ id }) => id !== chosenId),
];

/**
 * The ballot with the user's own vote moved to a venue, or removed, for the optimistic update. The leading venue is
 * computed by the server only.
 */
export function withMyVote(ballot: VenueBallot, venueId: number | null): VenueBallot {
  const venues = ballot.venues.map((venue) => {
    const isMine = venue.id === venueId;
    return { ...venue, isMine, votes: venue.votes + Number(isMine) - Number(venue.isMine) };
  });
  return { ...ballot, venues };
}
