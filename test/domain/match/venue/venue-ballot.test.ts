import { describe, expect, it } from '@jest/globals';
import type { Match } from '../../../../src/domain/match/match.js';
import { Match as Table } from '../../../../src/domain/match/match.js';
import { MatchNotFound } from '../../../../src/domain/match/match-errors.js';
import {
  TooManyVenues,
  VenueNotFound,
  VoteIsClosed,
} from '../../../../src/domain/match/venue/venue-errors.js';
import { type BallotState, VenueBallot } from '../../../../src/domain/match/venue/venue-ballot.js';
import { aMatch } from '../../../support/builders/a-match.js';
import { aVenue } from '../../../support/builders/a-venue.js';

const NOW = new Date('2026-03-03T15:00:00Z');
const [ADA, BEN, CLEO, DAN] = [1001, 1002, 1003, 1004];
const [A, B, C] = ['A', 'B', 'C'].map((name) => aVenue({ name, address: null }));
const hoursBefore = (match: Match, hours: number) => new Date(match.startsAt.getTime() - hours * 3_600_000);

/** A ballot that gives each new venue the next id, as keeping it does. */
function aBallot(match = aMatch(undefined, { id: 5 })) {
  let state: BallotState = { venues: [], votes: [], chosenId: null, area: null };
  const change = <T>(verb: (ballot: VenueBallot) => T): T => {
    const ballot = VenueBallot.of(match, state);
    const result = verb(ballot);
    const venues = ballot.venues.map((venue) => ({
      ...venue,
      id: venue.id ?? 100 + venue.name.charCodeAt(0),
    }));
    const chosenId = ballot.chosen && venues[ballot.venues.indexOf(ballot.chosen)]!.id;
    state = { venues, votes: ballot.votes, chosenId, area: ballot.area };
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

describe('where a table meets', () => {
  it('is the fairest place of the product while nobody has voted', () => {
    const ballot = aBallot();
    ballot.offers(A, B, C);
    expect(ballot.place()).toBe('A');
  });

  it('is near the middle’s neighbourhood while there is no place, and unknown where that has no name', () => {
    const ballot = aBallot();
    expect(ballot.place()).toBeNull();
    ballot.names('Brookline');
    expect(ballot.place()).toBe('Near Brookline');
  });

  it('is told in one line with the address', () => {
    const ballot = aBallot();
    ballot.offers(aVenue({ name: 'A', address: '1 Elm Street' }));
    expect(ballot.place()).toBe('A, 1 Elm Street');
  });

  it('is where most want to meet', () => {
    const ballot = aBallot();
    ballot.offers(A, B, C);
    ballot.vote(ADA!, 'B');
    expect(ballot.place()).toBe('B');
    ballot.vote(BEN!, 'C');
    expect(ballot.place()).toBe('B');
    ballot.vote(CLEO!, 'C');
    expect(ballot.place()).toBe('C');
  });

  it('stays where it was in a tie, however the tie came about', () => {
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

  it('goes to the earlier proposal where two tie and neither was ahead', () => {
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

  it('falls back to the fairest place when the last vote is taken back', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    ballot.vote(ADA!, 'B');
    ballot.withdraw(ADA!, 'B');
    expect(ballot.place()).toBe('A');
  });

  it('falls back to the neighbourhood where only people had proposed something', () => {
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

describe('a vote', () => {
  it('is one a person: voting for another place moves it', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    ballot.vote(ADA!, 'A');
    ballot.vote(ADA!, 'B');
    ballot.vote(ADA!, 'B');
    expect(ballot.votes()).toBe(1);
    expect(ballot.place()).toBe('B');
  });

  it('goes with whoever leaves', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    ballot.vote(ADA!, 'B');
    ballot.match.leave(ADA!, NOW);
    ballot.recount();
    expect(ballot.votes()).toBe(0);
    expect(ballot.place()).toBe('A');
  });

  it('that is taken back from another place than it is for stays', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    ballot.vote(ADA!, 'B');
    ballot.withdraw(ADA!, 'A');
    expect(ballot.place()).toBe('B');
  });

  it('is for a proposed place, by somebody who sits there', () => {
    const ballot = aBallot();
    ballot.offers(A);
    expect(() => ballot.vote(ADA!, 'X')).toThrow(VenueNotFound);
    expect(() => ballot.withdraw(ADA!, 'X')).toThrow(VenueNotFound);
    expect(() => ballot.vote(999, 'A')).toThrow(MatchNotFound);
    ballot.match.cancelForEveryone(ADA!, NOW);
    expect(() => ballot.vote(BEN!, 'A')).toThrow(MatchNotFound);
  });

  it('counts until three hours before the start; then the place stays, whoever leaves', () => {
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

describe('a proposal', () => {
  it('may be made twice by one person, and seven times by all', () => {
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

  it('of what is there already adds nothing, and is nobody’s mistake', () => {
    const ballot = aBallot();
    ballot.offers(A);
    ballot.propose(ADA!, 'a');
    expect(ballot.proposed()).toEqual(['A']);
  });

  it('moves nobody by itself', () => {
    const ballot = aBallot();
    ballot.offers(A);
    ballot.propose(ADA!, 'B');
    expect(ballot.place()).toBe('A');
  });

  it('is made by nobody for an open meetup, whose place is its organiser’s', () => {
    const meetup = Table.ofMeetup(
      {
        meetupId: 1,
        organiserId: ADA!,
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

describe('the places of the product', () => {
  it('are made anew while nobody has voted, beside those of people', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    ballot.propose(ADA!, 'C');
    expect(ballot.offers(B, C)).toBe(true);
    expect(ballot.proposed()).toEqual(['C', 'B']);
    expect(ballot.place()).toBe('B');
  });

  it('stay when they come out the same', () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    expect(ballot.offers(A, B)).toBe(false);
  });

  it('stay once somebody has voted', () => {
    const ballot = aBallot();
    ballot.offers(A);
    ballot.vote(ADA!, 'A');
    expect(ballot.offers(B)).toBe(false);
    expect(ballot.proposed()).toEqual(['A']);
  });
});
