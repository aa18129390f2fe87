import fc from 'fast-check';
import { DomainError } from '../../../src/domain/shared/domain-error.js';
import { breaks } from '../../support/refused.js';
import { A, aBallot, ADA, B, before, BEN, C, CLEO, DAN, NOW } from './a-ballot.js';

/** A ballot whose booking is open. */
let ballot: ReturnType<typeof aBallot>;
beforeEach(() => {
  ballot = aBallot();
  ballot.offers(A, B);
});

it('the table is asked a day before, and told three hours before that nobody books', () => {
  expect([ballot.advance(before(24.01)), ballot.advance(before(24))]).toEqual([null, 'ask']);
  expect([ballot.status(), ballot.advance(before(3.01))]).toEqual(['asked', null]);
  expect([ballot.advance(before(3)), ballot.advance(before(2))]).toEqual(['tell', null]);
});

it('a table that got its venue late is asked at once, and not told as well', () => {
  ballot = aBallot();
  ballot.propose(ADA, 'A');
  const late = before(2);
  expect([1, 2, 3].map(() => ballot.advance(late))).toEqual(['choose', 'ask', null]);
});

it('a table with a volunteer is not told that nobody books', () => {
  ballot.take(ADA);
  expect(ballot.advance(before(3))).toBeNull();
});

it('the first volunteer gets the task, and can take it twice', () => {
  ballot.take(ADA);
  ballot.take(ADA);
  breaks(() => ballot.take(BEN), 'booking_is_taken');
  expect(ballot.status()).toBe('taken');
  ballot.giveBack(BEN);
  expect(ballot.status()).toBe('taken');
  ballot.giveBack(ADA);
  ballot.take(BEN);
  expect(ballot.status()).toBe('taken');
});

it('each member calls once: not again after giving the task back or losing it to another', () => {
  ballot.take(ADA);
  expect(ballot.isCalling()).toBe(false);
  breaks(() => ballot.call(BEN), 'not_the_booker');
  ballot.call(ADA);
  ballot.take(ADA);
  ballot.full(ADA, 'A');
  expect(ballot.isCalling()).toBe(true);
  ballot.giveBack(ADA);
  ballot.take(BEN);
  expect(ballot.isCalling()).toBe(false);
  ballot.giveBack(BEN);
  ballot.take(ADA);
  ballot.call(ADA);
  expect(ballot.isCalling()).toBe(false);
  ballot.settle(ADA, 'B');
  breaks(() => ballot.call(ADA), 'booking_is_settled');
});

it('there is nothing to book without a venue, and from the start on', () => {
  breaks(() => aBallot().take(ADA), 'nothing_to_book');
  breaks(() => ballot.take(ADA, before(0)), 'nothing_to_book');
  breaks(() => ballot.take(999), 'match_not_found');
});

it('the seat of the member who has the task frees the task, and not what is booked', () => {
  ballot.advance(before(24));
  ballot.take(ADA);
  ballot.match.remove(ADA, NOW);
  expect(ballot.status()).toBe('asked');
  ballot.take(BEN);
  ballot.settle(BEN, 'A');
  ballot.match.leave(BEN, NOW);
  expect(ballot.status()).toBe('booked');
});

it('a settled booking ends the vote', () => {
  ballot.take(ADA);
  breaks(() => ballot.settle(BEN, 'A'), 'not_the_booker');
  ballot.settle(ADA, 'A');
  breaks(() => ballot.vote(BEN, 'B'), 'vote_is_closed');
  breaks(() => ballot.take(BEN), 'booking_is_settled');
  ballot.settle(ADA, 'A', { kind: 'not_needed' });
  expect(ballot.status()).toBe('not_needed');
});

it('the venue that was asked must be the chosen one', () => {
  ballot.take(ADA);
  ballot.vote(BEN, 'B');
  breaks(() => ballot.settle(ADA, 'A'), 'venue_has_changed');
  breaks(() => ballot.full(ADA, 'A'), 'venue_has_changed');
});

it('the name is one readable line of at most 60 characters', () => {
  ballot.take(ADA);
  for (const bookedAs of ['', '  ', 'A\nB', 'x'.repeat(61), '\u202ex'])
    breaks(() => ballot.settle(ADA, 'A', { kind: 'booked', bookedAs }), 'booking_name_not_readable');
});

it('a full venue reopens the vote until the start, and the next proposal leads at once', () => {
  ballot.propose(CLEO, 'C');
  ballot.vote(BEN, 'A');
  ballot.take(ADA);
  const late = before(2);
  breaks(() => ballot.full(BEN, 'A', late), 'not_the_booker');
  ballot.full(ADA, 'A', late);
  expect([ballot.place(), ballot.countVotes(), ballot.status()]).toEqual(['B', 0, 'taken']);
  breaks(() => ballot.vote(BEN, 'A', late), 'venue_not_found');
  ballot.vote(BEN, 'C', late);
  expect(ballot.place()).toBe('C');
  ballot.full(ADA, 'C', late);
  ballot.full(ADA, 'B', late);
  expect(ballot.place()).toBeNull();
  expect([ballot.advance(late), ballot.picker()]).toEqual(['pick', ADA]);
});

it('a venue that is full after all reopens a settled booking, and is not proposed again', () => {
  ballot.take(ADA);
  ballot.settle(ADA, 'A');
  ballot.full(ADA, 'A');
  ballot.full(ADA, 'B');
  ballot.offers(A, C);
  expect(ballot.proposed()).toEqual(['A', 'B', 'C']);
  expect(ballot.place()).toBe('C');
});

it('in any order of acts at most one member has the task, a full venue never leads, and votes are for others', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.constantFrom('take', 'back', 'settle', 'full', 'vote', 'leave'), fc.nat(3), fc.nat(2)),
        { maxLength: 30 },
      ),
      (acts) => {
        ballot = aBallot();
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
  ));
