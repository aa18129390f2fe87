import { PostgresVenueBallots } from '../../../../src/adapters/persistence/venue/postgres-venue-ballots.js';
import { ChangeBallot } from '../../../../src/application/venue/change-ballot.js';
import { BookingIsTaken, VoteIsClosed } from '../../../../src/domain/venue/venue-errors.js';
import type { BallotState, VenueBallot } from '../../../../src/domain/venue/venue-ballot.js';
import { DomainError } from '../../../../src/domain/shared/domain-error.js';
import { MatchNotFound } from '../../../../src/domain/match/match-errors.js';
import { aVenue } from '../../../support/builders/a-venue.js';
import { aTable } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

/** Dinner of Saturday in New York; the vote ends three hours before. */
const END = new Date('2026-03-07T20:00:00Z');
const EARLIER = new Date(END.getTime() - 1_000);
const ROUNDS = 8;

const database = ownDatabase('kept');
let ballots: PostgresVenueBallots;
beforeAll(() => {
  ballots = new PostgresVenueBallots(database.em);
});

/** A table of four with two proposals by its first member. @param times what the clock says, one after the other, then the last */
async function aBallot(...times: Date[]) {
  const { matchId, userIds } = await aTable(database, [{}, {}, {}, {}]);
  const clock = { now: () => (times.length > 1 ? times.shift()! : times[0]!) };
  const change = new ChangeBallot({
    unitOfWork: database.unitOfWork,
    matches: database.matches,
    ballots,
    systemMessages: { post: async () => undefined } as never,
    realtime: { signal: async () => undefined } as never,
    clock,
  });
  const run = (verb: (ballot: VenueBallot, now: Date) => unknown) => change.run(matchId, verb);
  const state = async (): Promise<BallotState> =>
    database.unitOfWork.run(async () => {
      const match = (await database.matches.findForUpdate(matchId))!;
      return (await ballots.of(match)).state;
    });
  await database.unitOfWork.run(async () => {
    const match = (await database.matches.findForUpdate(matchId))!;
    const ballot = await ballots.of(match);
    for (const name of ['A', 'B']) ballot.propose(aVenue({ name }), userIds[0]!, EARLIER);
    await ballots.save(ballot);
  });
  return { matchId, userIds, run, state };
}

/** The errors of acts that were refused. */
async function refused(acts: Array<Promise<unknown>>): Promise<unknown[]> {
  const outcomes = await Promise.allSettled(acts);
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  for (const error of errors) expect(error).toBeInstanceOf(DomainError);
  return errors;
}

describe('at the same instant', () => {
  it('of two volunteers exactly one gets the task', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { userIds, run, state } = await aBallot(END);
      await run((ballot, now) => ballot.advance(now));
      const [one, other] = userIds;
      const errors = await refused(
        [one, other].map((id) => run((ballot, now) => ballot.takeBooking(id, now))),
      );
      expect(errors).toEqual([expect.any(BookingIsTaken)]);
      expect([one, other]).toContain((await state()).booking.bookerId);
    }
  });

  it('a booker who leaves has settled the booking before, or has handed the task back', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { matchId, userIds, run, state } = await aBallot(END);
      await run((ballot, now) => ballot.advance(now));
      const [booker] = userIds;
      await run((ballot, now) => ballot.takeBooking(booker, now));
      const venueId = (await state()).chosen!.id!;
      const booked = { kind: 'booked', bookedAs: 'Ada' } as const;
      /** @returns the outcome when the seat ended */
      const leave = () =>
        database.unitOfWork.run(async () => {
          const match = (await database.matches.findForUpdate(matchId))!;
          const { booking } = await ballots.of(match);
          match.leave(booker, END);
          await database.matches.save(match);
          return booking.outcome;
        });
      const [settled, left] = await Promise.allSettled([
        run((ballot, now) => ballot.settleBooking(booker, venueId, booked, now)),
        leave(),
      ]);
      const { booking } = await state();
      if (settled.status === 'fulfilled') {
        expect(left).toEqual({ status: 'fulfilled', value: booked });
        expect(booking.outcome).toEqual(booked);
      } else {
        expect(settled.reason).toBeInstanceOf(MatchNotFound);
        expect(left).toEqual({ status: 'fulfilled', value: null });
        expect(booking).toMatchObject({ bookerId: null, outcome: null });
      }
    }
  });

  it('a proposal that is withdrawn as the vote ends is not chosen, or was not withdrawn', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { userIds, run, state } = await aBallot(EARLIER, END);
      const [first] = (await state()).venues;
      const acts = [
        () => run((ballot, now) => ballot.withdraw(first!.id!, userIds[0]!, now)),
        () => run((ballot, now) => ballot.advance(now)),
      ];
      // Each is first in half of the rounds.
      const inOrder = round % 2 === 0 ? acts : acts.toReversed();
      const errors = await refused(inOrder.map((act) => act()));
      const atOnce = (await state()).chosen?.name ?? null;
      expect(atOnce).toBe(errors.length === 0 ? 'B' : null);
      await run((ballot, now) => ballot.advance(now));
      const { venues, chosen } = await state();
      expect(venues).toContain(chosen);
      expect(chosen!.name).toBe(errors.length === 0 ? 'B' : 'A');
      if (errors.length > 0) expect(errors).toEqual([expect.any(VoteIsClosed)]);
    }
  });
});
