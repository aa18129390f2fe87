import { type BookingOutcome, bookingStatus } from '../../../src/domain/venue/booking.js';
import type { Venue } from '../../../src/domain/venue/venue.js';
import { VenueBallot } from '../../../src/domain/venue/venue-ballot.js';
import { aMatch } from '../../support/builders/a-match.js';
import { aVenue } from '../../support/builders/a-venue.js';
import { EMPTY_BALLOT } from '../../support/fakes/in-memory-venue-ballots.js';

export const NOW = new Date('2026-03-03T15:00:00Z');
export const [ADA, BEN, CLEO, DAN] = [1001, 1002, 1003, 1004] as const;
export const [A, B, C] = [venueNamed('A'), venueNamed('B'), venueNamed('C')] as const;

function venueNamed(name: string): Venue {
  return aVenue({ name, address: null });
}

/** The hours before the start of a dinner. */
export const before = (hours: number) => new Date(aMatch().startsAt.getTime() - hours * 3_600_000);

const idOf = (name: string) => 100 + name.charCodeAt(0);

/** A ballot with a stored state; each new venue gets an id, as an insert would do. */
export function aBallot(match = aMatch(undefined, { id: 5 })) {
  let state = EMPTY_BALLOT;
  const change = <T>(verb: (ballot: VenueBallot) => T): T => {
    const ballot = VenueBallot.restore(match, state);
    const result = verb(ballot);
    const venues = ballot.venues.map((venue) => ({ ...venue, id: venue.id ?? idOf(venue.name) }));
    const chosen = ballot.chosen && venues[ballot.venues.indexOf(ballot.chosen)]!;
    state = { ...ballot.state, venues, chosen };
    return result;
  };
  const vote = (by: number, name: string, at = NOW) => change((ballot) => ballot.vote(by, idOf(name), at));
  const booked = { kind: 'booked', bookedAs: 'Ada' } as const;
  return {
    match,
    offers: (...venues: Venue[]) => change((ballot) => ballot.proposeFairest(venues, null, NOW)),
    names: (area: string) => change((ballot) => ballot.proposeFairest([], area, NOW)),
    propose: (by: number, name: string, at = NOW) =>
      change((ballot) => ballot.propose(venueNamed(name), by, at)),
    vote,
    votes: (...votes: ReadonlyArray<readonly [by: number, name: string]>) => {
      for (const [by, name] of votes) vote(by, name);
    },
    withdraw: (by: number, name: string) => change((ballot) => ballot.withdrawVote(by, idOf(name), NOW)),
    withdrawProposal: (by: number, name: string, at = NOW) =>
      change((ballot) => ballot.withdraw(idOf(name), by, at)),
    take: (by: number, at = NOW) => change((ballot) => ballot.takeBooking(by, at)),
    call: (by: number) => change((ballot) => ballot.startCall(by, NOW)),
    isCalling: () => change((ballot) => ballot.booking.isCalling),
    giveBack: (by: number) => change((ballot) => ballot.giveBackBooking(by, NOW)),
    settle: (by: number, name: string, outcome: BookingOutcome = booked, at = NOW) =>
      change((ballot) => ballot.settleBooking(by, idOf(name), outcome, at)),
    full: (by: number, name: string, at = NOW) => change((ballot) => ballot.markFull(by, idOf(name), at)),
    advance: (at: Date) => change((ballot) => ballot.advance(at)),
    status: () => change((ballot) => bookingStatus(ballot.booking)),
    picker: () => change((ballot) => ballot.pickerId),
    recount: (at = NOW) => change((ballot) => ballot.recount(at)),
    stored: () => change(({ state: stored }) => stored),
    proposed: () => state.venues.map(({ name }) => name),
    countVotes: () => state.votes.length,
    place: () => match.suggestedLocation,
  };
}
