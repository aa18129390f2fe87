import { describe, expect, it } from '@jest/globals';
import type { Match } from '../../../src/domain/match/match.js';
import { Match as Table } from '../../../src/domain/match/match.js';
import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { TooManyVenues, VenueNotFound, VoteIsClosed } from '../../../src/domain/venue/venue-errors.js';
import { type BallotState, VenueBallot } from '../../../src/domain/venue/venue-ballot.js';
import { aMatch } from '../../support/builders/a-match.js';
import { aVenue } from '../../support/builders/a-venue.js';

const NOW = new Date('2026-03-03T15:00:00Z');
const [ADA, BEN, CLEO, DAN] = [1001, 1002, 1003, 1004];
const [A, B, C] = ['A', 'B', 'C'].map((name) => aVenue({ name, address: null }));
const hoursBefore = (match: Match, hours: number) => new Date(match.startsAt.getTime() - hours * 3_600_000);

/** A ballot with a stored state; each new venue gets an id, as an insert would do. */
function aBallot(match = aMatch(undefined, { id: 5 })) {
  let state: BallotState = { venues: [], votes: [], chosen: null, area: null };
  const change = <T>(verb: (ballot: VenueBallot) => T): T => {
    const ballot = VenueBallot.restore(match, state);
    const result = verb(ballot);
    const venues = ballot.venues.map((venue) => ({
      ...venue,
      id: venue.id ?? 100 + venue.name.charCodeAt(0),
    }));
    state = {
      ...ballot.state,
      venues,
      chosen: ballot.chosen && venues[ballot.venues.indexOf(ballot.chosen)]!,
    };
    return result;
  };
  return {
    match,
    offers: (...venues: Array<ReturnType<typeof aVenue> | undefined>) =>
      change((ballot) =>
        ballot.proposeFairest(
          venues.map((venue) => venue!),
          null,
          NOW,
        ),
      ),
    names: (area: string) => change((ballot) => ballot.proposeFairest([], area, NOW)),
    propose: (by: number, name: string, at = NOW) =>
      change((ballot) => ballot.propose(aVenue({ name, address: null }), by, at)),
    vote: (by: number, name: string, at = NOW) =>
      change((ballot) => ballot.vote(by, 100 + name.charCodeAt(0), at)),
    withdraw: (by: number, name: string) =>
      change((ballot) => ballot.withdrawVote(by, 100 + name.charCodeAt(0), NOW)),
    recount: (at = NOW) => change((ballot) => ballot.recount(at)),
    proposed: () => state.venues.map(({ name }) => name),
    votes: () => state.votes.length,
    place: () => match.suggestedLocation,
  };
}

describe('The chosen venue', () => {
  it('without votes the fairest proposal of the product is chosen', () => {
    const ballot = aBallot();
    ballot.offers(A, B, C);
    expect(ballot.place()).toBe('A');
  });

  it('without a venue the area is the fallback, and null if it has no name', () => {
    const ballot = aBallot();
    expect(ballot.place()).toBeNull();
    ballot.names('Brookline');
    expect(ballot.place()).toBe('Near Brookline');
  });

  it('the location line contains name and address', () => {
    const ballot = aBallot();
    ballot.offers(aVenue({ name: 'A', address: '1 Elm Street' }));
    expect(ballot.place()).toBe('A, 1 Elm Street');
  });

  it('the venue with most votes is chosen', () => {
    const ballot = aBallot();
    ballot.offers(A, B, C);
    ballot.vote(ADA!, 'B');
    expect(ballot.place()).toBe('B');
    ballot.vote(BEN!, 'C');
    expect(ballot.place()).toBe('B');
    ballot.vote(CLEO!, 'C');
    expect(ballot.place()).toBe('C');
  });

  it('a tie keeps the current leader', () => {
    const ballot = aBallot();
    ballot.offers(A, B, C);
    ballot.vote(ADA!, 'A');
    ballot.vote(BEN!, 'C');
    ballot.vote(CLEO!, 'C');
    ballot.vote(DAN!, 'C');
    ballot.withdraw(DAN!, 'C');
    ballot.vote(DAN!, 'A');
    expect(ballot.place()).toBe('C');
  });

  it('a tie without a leader goes to the earlier proposal', () => {
    const ballot = aBallot();
    ballot.offers(A, B, C);
    ballot.vote(ADA!, 'A');
    ballot.vote(BEN!, 'A');
    ballot.vote(CLEO!, 'B');
    ballot.vote(DAN!, 'C');
    ballot.match.leave(BEN!, NOW);
    ballot.match.leave(ADA!, NOW);
    ballot.recount();
    expect(ballot.place()).toBe('B');
  });

  it('withdrawing the last vote restores the fairest proposal', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    ballot.vote(ADA!, 'B');
    ballot.withdraw(ADA!, 'B');
    expect(ballot.place()).toBe('A');
  });

  it('without votes and proposals of the product the area is the fallback', () => {
    const ballot = aBallot();
    ballot.names('Brookline');
    ballot.propose(ADA!, 'A');
    expect(ballot.place()).toBe('Near Brookline');
    ballot.vote(ADA!, 'A');
    expect(ballot.place()).toBe('A');
    ballot.withdraw(ADA!, 'A');
    expect(ballot.place()).toBe('Near Brookline');
  });
});

describe('A vote', () => {
  it('a member has one vote, and a second one replaces it', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    ballot.vote(ADA!, 'A');
    ballot.vote(ADA!, 'B');
    ballot.vote(ADA!, 'B');
    expect(ballot.votes()).toBe(1);
    expect(ballot.place()).toBe('B');
  });

  it('the vote of a member who left is removed', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    ballot.vote(ADA!, 'B');
    ballot.match.leave(ADA!, NOW);
    ballot.recount();
    expect(ballot.votes()).toBe(0);
    expect(ballot.place()).toBe('A');
  });

  it('withdrawing a vote for another venue changes nothing', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    ballot.vote(ADA!, 'B');
    ballot.withdraw(ADA!, 'A');
    expect(ballot.place()).toBe('B');
  });

  it('only members can vote, and only for proposed venues', () => {
    const ballot = aBallot();
    ballot.offers(A);
    expect(() => ballot.vote(ADA!, 'X')).toThrow(VenueNotFound);
    expect(() => ballot.withdraw(ADA!, 'X')).toThrow(VenueNotFound);
    expect(() => ballot.vote(999, 'A')).toThrow(MatchNotFound);
    ballot.match.cancel(ADA!, NOW);
    expect(() => ballot.vote(BEN!, 'A')).toThrow(MatchNotFound);
  });

  it('votes are closed three hours before the start, and the venue is final', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    ballot.vote(ADA!, 'B', hoursBefore(ballot.match, 3.01));
    expect(() => ballot.vote(BEN!, 'A', hoursBefore(ballot.match, 3))).toThrow(VoteIsClosed);
    expect(() => ballot.propose(BEN!, 'C', hoursBefore(ballot.match, 3))).toThrow(VoteIsClosed);
    ballot.match.leave(ADA!, hoursBefore(ballot.match, 2));
    ballot.recount(hoursBefore(ballot.match, 2));
    expect(ballot.place()).toBe('B');
  });
});

describe('A proposal', () => {
  it('a member can propose two venues, all members together seven', () => {
    const ballot = aBallot();
    ballot.offers(A, B, C);
    for (const [by, name] of [
      [ADA, 'D'],
      [ADA, 'E'],
      [BEN, 'F'],
      [BEN, 'G'],
      [CLEO, 'H'],
      [CLEO, 'I'],
      [DAN, 'J'],
    ] as const)
      ballot.propose(by!, name);
    expect(() => ballot.propose(DAN!, 'K')).toThrow(TooManyVenues);
    expect(ballot.proposed()).toHaveLength(10);
    const another = aBallot();
    another.propose(ADA!, 'D');
    another.propose(ADA!, 'E');
    expect(() => another.propose(ADA!, 'F')).toThrow(TooManyVenues);
  });

  it('a duplicate proposal is ignored without an error', () => {
    const ballot = aBallot();
    ballot.offers(A);
    ballot.propose(ADA!, 'a');
    expect(ballot.proposed()).toEqual(['A']);
  });

  it('a proposal without votes does not change the venue', () => {
    const ballot = aBallot();
    ballot.offers(A);
    ballot.propose(ADA!, 'B');
    expect(ballot.place()).toBe('A');
  });

  it('a meetup has no ballot', () => {
    const meetup = Table.ofMeetup(
      {
        meetupId: 1,
        organizerId: ADA!,
        meetupType: 'group',
        seats: 4,
        date: '2026-03-07',
        time: 'lunch',
        startsAt: new Date('2026-03-07T18:00:00Z'),
        timeZone: 'America/New_York',
        venueType: 'cafe',
        place: 'There',
      },
      [{ userId: ADA!, requestId: null }],
      NOW,
    );
    expect(() => aBallot(meetup).propose(ADA!, 'A')).toThrow(MatchNotFound);
  });
});

describe('The proposals of the product', () => {
  it('proposals of the product are replaced before the first vote, those of members are kept', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    ballot.propose(ADA!, 'C');
    expect(ballot.offers(B, C)).toBe(true);
    expect(ballot.proposed()).toEqual(['C', 'B']);
    expect(ballot.place()).toBe('B');
  });

  it('equal proposals change nothing', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    expect(ballot.offers(A, B)).toBe(false);
  });

  it('proposals of the product are final after the first vote', () => {
    const ballot = aBallot();
    ballot.offers(A);
    ballot.vote(ADA!, 'A');
    expect(ballot.offers(B)).toBe(false);
    expect(ballot.proposed()).toEqual(['A']);
  });
});
