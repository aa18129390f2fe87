import type { Matches } from '../../src/application/match/ports.js';
import type { VenueBallots } from '../../src/application/venue/ports.js';
import type { UnitOfWork } from '../../src/application/shared/ports.js';
import type { Match } from '../../src/domain/match/match.js';
import { NO_BOOKING } from '../../src/domain/venue/booking.js';
import type { VenueBallot } from '../../src/domain/venue/venue-ballot.js';
import { aVenue } from '../support/builders/a-venue.js';

export interface BallotStores {
  readonly unitOfWork: UnitOfWork;
  readonly matches: Matches;
  readonly ballots: VenueBallots;
  /** Inserts a match of five users. */
  readonly matchId: number;
}

const NOW = new Date('2026-03-03T15:00:00Z');
const LATER = new Date('2026-03-04T15:00:00Z');
const A = aVenue({ name: 'A' });
const B = aVenue({
  name: 'B',
  address: null,
  website: 'https://b.example/',
  phone: '+1 313 555 0147',
  bookingPolicy: 'recommended',
  openness: 'open',
});

/** Contract of all venue ballot repositories. `fresh` returns empty ones. */
export function venueBallotsContract(fresh: () => Promise<BallotStores>): void {
  let stores: BallotStores;
  beforeEach(async () => {
    stores = await fresh();
  });

  const change = (verb: (ballot: VenueBallot, match: Match, people: number[]) => void) =>
    stores.unitOfWork.run(async () => {
      const match = (await stores.matches.findForUpdate(stores.matchId))!;
      const ballot = await stores.ballots.of(match);
      verb(
        ballot,
        match,
        match.seated.map(({ userId }) => userId),
      );
      await stores.ballots.save(ballot);
      await stores.matches.save(match);
    });
  const find = () =>
    stores.unitOfWork.run(async () =>
      stores.ballots.of((await stores.matches.findForUpdate(stores.matchId))!),
    );
  const idOf = (ballot: VenueBallot, name: string) => ballot.venues.find((venue) => venue.name === name)!.id!;

  it('the ballot of a match without proposals is empty', async () => {
    expect((await find()).state).toEqual({
      venues: [],
      votes: [],
      chosen: null,
      area: null,
      reopenedAt: null,
      pickerId: null,
      booking: NO_BOOKING,
    });
  });

  it('venues get ids in order, and are stored completely with the chosen one', async () => {
    await change((ballot, _match, [ada]) => {
      ballot.proposeFairest([A, B], null, NOW);
      ballot.propose(aVenue({ name: 'C' }), ada!, LATER);
    });
    const { venues, chosen } = await find();
    expect(venues).toEqual([
      expect.objectContaining({ ...A, byProduct: true, proposedBy: null, proposedAt: NOW }),
      expect.objectContaining({ ...B, byProduct: true, proposedBy: null, proposedAt: NOW }),
      expect.objectContaining({ name: 'C', byProduct: false, proposedAt: LATER }),
    ]);
    expect(venues.map(({ id }) => id)).toEqual([...venues.map(({ id }) => id!)].sort((a, b) => a - b));
    expect(chosen).toBe(venues[0]);
    await change(() => undefined);
    expect((await find()).venues).toEqual(venues);
  });

  it('votes are stored, changed and withdrawn, and the choice is updated', async () => {
    await change((ballot) => ballot.proposeFairest([A, B], null, NOW));
    await change((ballot, _match, [ada]) => ballot.vote(ada!, idOf(ballot, 'A'), NOW));
    await change((ballot, _match, [ada]) => ballot.vote(ada!, idOf(ballot, 'B'), LATER));
    const voted = await find();
    expect(voted.state.votes).toEqual([
      expect.objectContaining({ venueId: idOf(voted, 'B'), votedAt: LATER }),
    ]);
    expect(voted.chosen?.name).toBe('B');
    await change((ballot, _match, [ada]) => ballot.withdrawVote(ada!, idOf(ballot, 'B'), LATER));
    const { votes, chosen } = (await find()).state;
    expect(votes).toEqual([]);
    expect(chosen?.name).toBe('A');
  });

  it('venues withdrawn by the product are deleted, even a chosen one', async () => {
    await change((ballot) => ballot.proposeFairest([A, B], null, NOW));
    await change((ballot) => ballot.proposeFairest([B], null, LATER));
    const { venues, chosen } = await find();
    expect(venues.map(({ name }) => name)).toEqual(['B']);
    expect(chosen).toBe(venues[0]);
  });

  it('the neighborhood is stored until a venue is known', async () => {
    await change((ballot) => ballot.proposeFairest([], 'Brookline', NOW));
    await change((ballot) => ballot.proposeFairest([], 'Allston', NOW));
    expect((await find()).state.area).toBe('Allston');
    await change((ballot) => ballot.proposeFairest([A], null, LATER));
    expect((await find()).state.area).toBeNull();
  });

  it('the vote of a former member does not count', async () => {
    await change((ballot) => ballot.proposeFairest([A, B], null, NOW));
    await change((ballot, _match, [ada]) => ballot.vote(ada!, idOf(ballot, 'B'), NOW));
    await stores.unitOfWork.run(async () => {
      const match = (await stores.matches.findForUpdate(stores.matchId))!;
      match.leave(match.seated[0]!.userId, NOW);
      await stores.matches.save(match);
    });
    await change((ballot) => ballot.recount(LATER));
    const { votes, chosen } = (await find()).state;
    expect(votes).toEqual([]);
    expect(chosen?.name).toBe('A');
  });

  it('nothing is stored if the unit of work fails', async () => {
    await expect(
      change((ballot) => {
        ballot.proposeFairest([A], null, NOW);
        throw new Error('half way');
      }),
    ).rejects.toThrow('half way');
    expect((await find()).venues).toEqual([]);
  });

  it('the booking, full venues and who picks are stored', async () => {
    await change((ballot, _match, [ada]) => {
      ballot.proposeFairest([A, B], null, NOW);
      ballot.takeBooking(ada!, NOW);
      ballot.startCall(ada!, NOW);
    });
    await change((ballot, _match, [ada]) => ballot.markFull(ada!, idOf(ballot, 'A'), LATER));
    const { bookerId: ada } = (await find()).booking;
    const reopened = (await find()).state;
    expect(reopened.venues.map(({ isFull }) => isFull)).toEqual([true, false]);
    expect(reopened).toMatchObject({ chosen: { name: 'B' }, reopenedAt: LATER });
    expect(reopened.booking).toEqual({
      askedAt: NOW,
      bookerId: ada,
      outcome: null,
      toldAt: null,
      isCalling: true,
      callerIds: [ada],
    });
    const booked = { kind: 'booked', bookedAs: 'Ada' } as const;
    await change((ballot) => ballot.settleBooking(ada!, idOf(ballot, 'B'), booked, LATER));
    expect((await find()).booking.outcome).toEqual(booked);
    await change((ballot) => ballot.settleBooking(ada!, idOf(ballot, 'B'), { kind: 'not_needed' }, LATER));
    expect((await find()).booking.outcome).toEqual({ kind: 'not_needed' });
  });

  it('a venue without a position is stored', async () => {
    const named = aVenue({ name: 'Corner House', latitude: null, longitude: null });
    await change((ballot, _match, [ada]) => ballot.propose(named, ada!, NOW));
    expect((await find()).venues).toEqual([expect.objectContaining({ latitude: null, longitude: null })]);
  });

  it('a match is due from when its next step is, and until it was taken', async () => {
    const { startsAt } = (await stores.unitOfWork.run(() => stores.matches.findForUpdate(stores.matchId)))!;
    const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);
    const due = (now: Date) => stores.unitOfWork.run(() => stores.ballots.due(now, 10));
    expect(await due(before(24))).toEqual([]);
    await change((ballot) => ballot.proposeFairest([A], null, NOW));
    expect(await due(before(24.1))).toEqual([]);
    expect(await due(before(24))).toEqual([stores.matchId]);
    expect(await stores.unitOfWork.run(() => stores.ballots.due(before(24), 10, stores.matchId))).toEqual([]);
    await change((ballot) => ballot.advance(before(24)));
    expect(await due(before(24))).toEqual([]);
    expect(await due(before(3))).toEqual([stores.matchId]);
    expect(await due(before(0))).toEqual([]);
  });
}
