import fc from 'fast-check';
import { DomainError } from '../../../src/domain/shared/domain-error.js';
import type { Match } from '../../../src/domain/match/match.js';
import { Match as Table } from '../../../src/domain/match/match.js';
import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import {
  BookingIsSettled,
  BookingIsTaken,
  BookingNameNotReadable,
  NothingToBook,
  NotTheBooker,
  ProposalStays,
  TooManyVenues,
  VenueHasChanged,
  VenueNotFound,
  VoteIsClosed,
} from '../../../src/domain/venue/venue-errors.js';
import { type BookingOutcome, bookingStatus } from '../../../src/domain/venue/booking.js';
import { VenueBallot } from '../../../src/domain/venue/venue-ballot.js';
import { aMatch } from '../../support/builders/a-match.js';
import { EMPTY_BALLOT } from '../../support/fakes/in-memory-venue-ballots.js';
import { aVenue } from '../../support/builders/a-venue.js';

const NOW = new Date('2026-03-03T15:00:00Z');
const [ADA, BEN, CLEO, DAN] = [1001, 1002, 1003, 1004];
const [A, B, C] = ['A', 'B', 'C'].map((name) => aVenue({ name, address: null }));
const hoursBefore = (match: Match, hours: number) => new Date(match.startsAt.getTime() - hours * 3_600_000);

/** A ballot with a stored state; each new venue gets an id, as an insert would do. */
function aBallot(match = aMatch(undefined, { id: 5 })) {
  let state = EMPTY_BALLOT;
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
    withdrawProposal: (by: number, name: string, at = NOW) =>
      change((ballot) => ballot.withdraw(100 + name.charCodeAt(0), by, at)),
    take: (by: number, at = NOW) => change((ballot) => ballot.takeBooking(by, at)),
    call: (by: number) => change((ballot) => ballot.startCall(by, NOW)),
    isCalling: () => change((ballot) => ballot.booking.isCalling),
    giveBack: (by: number) => change((ballot) => ballot.giveBackBooking(by, NOW)),
    settle: (
      by: number,
      name: string,
      outcome: BookingOutcome = { kind: 'booked', bookedAs: 'Ada' },
      at = NOW,
    ) => change((ballot) => ballot.settleBooking(by, 100 + name.charCodeAt(0), outcome, at)),
    full: (by: number, name: string, at = NOW) =>
      change((ballot) => ballot.markFull(by, 100 + name.charCodeAt(0), at)),
    advance: (at: Date) => change((ballot) => ballot.advance(at)),
    status: () => change((ballot) => bookingStatus(ballot.booking)),
    picker: () => change((ballot) => ballot.pickerId),
    recount: (at = NOW) => change((ballot) => ballot.recount(at)),
    stored: () => change(({ state: stored }) => stored),
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

describe('The end of a vote', () => {
  const ended = (ballot: ReturnType<typeof aBallot>) => hoursBefore(ballot.match, 3);

  it('without votes the best proposal wins, which is the earliest where the product has none', () => {
    const ballot = aBallot();
    ballot.propose(ADA!, 'B');
    ballot.propose(BEN!, 'C');
    expect(ballot.advance(hoursBefore(ballot.match, 3.01))).toBeNull();
    expect(ballot.place()).toBeNull();
    expect(ballot.advance(ended(ballot))).toBe('choose');
    expect(ballot.place()).toBe('B');
  });

  it('without proposals one member is asked to pick, the next one after them if they leave, and what is named then wins', () => {
    const ballot = aBallot();
    ballot.match.confirmSeat(BEN!, NOW);
    expect(ballot.advance(ended(ballot))).toBe('pick');
    expect(ballot.picker()).toBe(BEN);
    expect(ballot.advance(ended(ballot))).toBeNull();
    ballot.match.leave(BEN!, ended(ballot));
    expect(ballot.advance(ended(ballot))).toBe('pick');
    expect(ballot.picker()).toBe(ADA);
    ballot.propose(CLEO!, 'C', hoursBefore(ballot.match, 1));
    expect(ballot.place()).toBe('C');
  });

  it('proposals are taken until the start, without a change of the venue that was chosen', () => {
    const ballot = aBallot();
    ballot.offers(A);
    ballot.propose(BEN!, 'C', hoursBefore(ballot.match, 0.01));
    expect(ballot.place()).toBe('A');
    expect(() => ballot.propose(BEN!, 'D', hoursBefore(ballot.match, 0))).toThrow(VoteIsClosed);
  });

  it('a member withdraws an own proposal until then, while nobody else has voted for it', () => {
    const ballot = aBallot();
    ballot.propose(ADA!, 'A');
    ballot.propose(ADA!, 'B');
    ballot.vote(ADA!, 'A');
    expect(() => ballot.withdrawProposal(BEN!, 'A')).toThrow(ProposalStays);
    expect(() => ballot.withdrawProposal(ADA!, 'A', ended(ballot))).toThrow(VoteIsClosed);
    ballot.withdrawProposal(ADA!, 'A');
    expect([ballot.proposed(), ballot.votes(), ballot.place()]).toEqual([['B'], 0, null]);
    ballot.vote(BEN!, 'B');
    expect(() => ballot.withdrawProposal(ADA!, 'B')).toThrow(ProposalStays);
  });

  it('nothing is due once the table has started', () => {
    const ballot = aBallot();
    ballot.propose(ADA!, 'A');
    expect(ballot.advance(hoursBefore(ballot.match, 0))).toBeNull();
  });
});

describe('The booking', () => {
  const aBooking = () => {
    const ballot = aBallot();
    ballot.offers(A, B);
    return ballot;
  };

  it('the table is asked a day before, and told three hours before that nobody books', () => {
    const ballot = aBooking();
    expect(ballot.advance(hoursBefore(ballot.match, 24.01))).toBeNull();
    expect(ballot.advance(hoursBefore(ballot.match, 24))).toBe('ask');
    expect(ballot.status()).toBe('asked');
    expect(ballot.advance(hoursBefore(ballot.match, 3.01))).toBeNull();
    expect(ballot.advance(hoursBefore(ballot.match, 3))).toBe('tell');
    expect(ballot.advance(hoursBefore(ballot.match, 2))).toBeNull();
  });

  it('a table that got its venue late is asked at once, and not told as well', () => {
    const ballot = aBallot();
    ballot.propose(ADA!, 'A');
    const late = hoursBefore(ballot.match, 2);
    expect([ballot.advance(late), ballot.advance(late), ballot.advance(late)]).toEqual([
      'choose',
      'ask',
      null,
    ]);
  });

  it('a table with a volunteer is not told that nobody books', () => {
    const ballot = aBooking();
    ballot.take(ADA!);
    expect(ballot.advance(hoursBefore(ballot.match, 3))).toBeNull();
  });

  it('the first volunteer gets the task, and can take it twice', () => {
    const ballot = aBooking();
    ballot.take(ADA!);
    ballot.take(ADA!);
    expect(() => ballot.take(BEN!)).toThrow(BookingIsTaken);
    expect(ballot.status()).toBe('taken');
    ballot.giveBack(BEN!);
    expect(ballot.status()).toBe('taken');
    ballot.giveBack(ADA!);
    ballot.take(BEN!);
    expect(ballot.status()).toBe('taken');
  });

  it('each member calls once: not again after giving the task back or losing it to another', () => {
    const ballot = aBooking();
    ballot.take(ADA!);
    expect(ballot.isCalling()).toBe(false);
    expect(() => ballot.call(BEN!)).toThrow(NotTheBooker);
    ballot.call(ADA!);
    ballot.take(ADA!);
    ballot.full(ADA!, 'A');
    expect(ballot.isCalling()).toBe(true);
    ballot.giveBack(ADA!);
    ballot.take(BEN!);
    expect(ballot.isCalling()).toBe(false);
    ballot.giveBack(BEN!);
    ballot.take(ADA!);
    ballot.call(ADA!);
    expect(ballot.isCalling()).toBe(false);
    ballot.settle(ADA!, 'B');
    expect(() => ballot.call(ADA!)).toThrow(BookingIsSettled);
  });

  it('there is nothing to book without a venue, and from the start on', () => {
    expect(() => aBallot().take(ADA!)).toThrow(NothingToBook);
    const ballot = aBooking();
    expect(() => ballot.take(ADA!, hoursBefore(ballot.match, 0))).toThrow(NothingToBook);
    expect(() => ballot.take(999)).toThrow(MatchNotFound);
  });

  it('the seat of the member who has the task frees the task, and not what is booked', () => {
    const ballot = aBooking();
    ballot.advance(hoursBefore(ballot.match, 24));
    ballot.take(ADA!);
    ballot.match.remove(ADA!, NOW);
    expect(ballot.status()).toBe('asked');
    ballot.take(BEN!);
    ballot.settle(BEN!, 'A');
    ballot.match.leave(BEN!, NOW);
    expect(ballot.status()).toBe('booked');
  });

  it('a settled booking ends the vote', () => {
    const ballot = aBooking();
    ballot.take(ADA!);
    expect(() => ballot.settle(BEN!, 'A')).toThrow(NotTheBooker);
    ballot.settle(ADA!, 'A');
    expect(() => ballot.vote(BEN!, 'B')).toThrow(VoteIsClosed);
    expect(() => ballot.take(BEN!)).toThrow(BookingIsSettled);
    ballot.settle(ADA!, 'A', { kind: 'not_needed' });
    expect(ballot.status()).toBe('not_needed');
  });

  it('the venue that was asked must be the chosen one', () => {
    const ballot = aBooking();
    ballot.take(ADA!);
    ballot.vote(BEN!, 'B');
    expect(() => ballot.settle(ADA!, 'A')).toThrow(VenueHasChanged);
    expect(() => ballot.full(ADA!, 'A')).toThrow(VenueHasChanged);
  });

  it('the name is one readable line of at most 60 characters', () => {
    const ballot = aBooking();
    ballot.take(ADA!);
    for (const bookedAs of ['', '  ', 'A\nB', 'x'.repeat(61), '\u202ex'])
      expect(() => ballot.settle(ADA!, 'A', { kind: 'booked', bookedAs })).toThrow(BookingNameNotReadable);
  });

  it('a full venue reopens the vote until the start, and the next proposal leads at once', () => {
    const ballot = aBooking();
    ballot.propose(CLEO!, 'C');
    ballot.vote(BEN!, 'A');
    ballot.take(ADA!);
    const late = hoursBefore(ballot.match, 2);
    expect(() => ballot.full(BEN!, 'A', late)).toThrow(NotTheBooker);
    ballot.full(ADA!, 'A', late);
    expect([ballot.place(), ballot.votes(), ballot.status()]).toEqual(['B', 0, 'taken']);
    expect(() => ballot.vote(BEN!, 'A', late)).toThrow(VenueNotFound);
    ballot.vote(BEN!, 'C', late);
    expect(ballot.place()).toBe('C');
    ballot.full(ADA!, 'C', late);
    ballot.full(ADA!, 'B', late);
    expect(ballot.place()).toBeNull();
    expect([ballot.advance(late), ballot.picker()]).toEqual(['pick', ADA]);
  });

  it('a venue that is full after all reopens a settled booking, and is not proposed again', () => {
    const ballot = aBooking();
    ballot.take(ADA!);
    ballot.settle(ADA!, 'A');
    ballot.full(ADA!, 'A');
    ballot.full(ADA!, 'B');
    ballot.offers(A, C);
    expect(ballot.proposed()).toEqual(['A', 'B', 'C']);
    expect(ballot.place()).toBe('C');
  });

  it('in any order of acts at most one member has the task, a full venue never leads, and votes are for others', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom('take', 'back', 'settle', 'full', 'vote', 'leave'), fc.nat(3), fc.nat(2)),
          { maxLength: 30 },
        ),
        (acts) => {
          const ballot = aBallot();
          ballot.offers(A, B, C);
          for (const [act, member, venue] of acts) {
            const [by, name] = [[ADA, BEN, CLEO, DAN][member]!, 'ABC'[venue]!];
            const verbs = {
              take: () => ballot.take(by),
              back: () => ballot.giveBack(by),
              settle: () => ballot.settle(by, name),
              full: () => ballot.full(by, name),
              vote: () => ballot.vote(by, name),
              leave: () => void (ballot.match.seated.length > 3 && ballot.match.leave(by, NOW)),
            };
            try {
              verbs[act as keyof typeof verbs]();
            } catch (error) {
              if (!(error instanceof DomainError)) throw error;
            }
            const { venues, votes, chosen, booking } = ballot.stored();
            const isSeated = (userId: number) => ballot.match.seated.some((seat) => seat.userId === userId);
            expect(chosen?.isFull ?? false).toBe(false);
            for (const { venueId } of votes)
              expect(venues.find(({ id }) => id === venueId)?.isFull).toBe(false);
            if (booking.bookerId !== null && !booking.outcome) expect(isSeated(booking.bookerId)).toBe(true);
            if (booking.outcome) expect(chosen).not.toBeNull();
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
