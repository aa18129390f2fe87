import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PostgresSlots } from '../../../../src/adapters/persistence/match/postgres-slots.js';
import { PostgresSplitOffers } from '../../../../src/adapters/persistence/match/postgres-split-offers.js';
import { PostgresSplitOfferQueries } from '../../../../src/adapters/persistence/match/split-offer-queries.js';
import { PostgresBlocks } from '../../../../src/adapters/persistence/moderation/postgres-blocks.js';
import { AnswerSplit } from '../../../../src/application/match/answer-split.js';
import { LeaveMatch } from '../../../../src/application/match/leave-match.js';
import { Requeue } from '../../../../src/application/match/requeue.js';
import { SlotTransaction } from '../../../../src/application/match/slot-transaction.js';
import { Match } from '../../../../src/domain/match/match.js';
import { SplitOffer } from '../../../../src/domain/match/split/split-offer.js';
import { aRequest, DINNER } from '../../../support/builders/a-request.js';
import { FixedClock } from '../../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../../support/fakes/in-memory-rate-limiter.js';
import { RecordingRealtime } from '../../../support/fakes/recording-realtime.js';
import { type ProductDatabase, productDatabase } from '../../../support/postgres/product-database.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const DEADLINE = new Date('2026-03-06T17:00:00Z');
/** Where all users are. */
const HOME = { latitude: 40.73, longitude: -73.99 };

let database: ProductDatabase;
let offers: PostgresSplitOffers;
let queries: PostgresSplitOfferQueries;

beforeAll(async () => {
  database = await productDatabase();
  offers = new PostgresSplitOffers(database.em);
  queries = new PostgresSplitOfferQueries(database.pool);
});
beforeEach(() => database.clear());
afterAll(() => database?.close());

/** A confirmed table of the first six users, and an offer to the first two of them for the seventh. */
async function anOffer() {
  const { unitOfWork, requests, matches, em } = database;
  const userIds = await database.people(
    ...Array.from({ length: 7 }, (_, index) => ({ first_name: `P${index}` })),
  );
  const opened = userIds.map((userId) => aRequest({ userId }));
  const match = await unitOfWork.run(async () => {
    for (const request of opened) await requests.add(request);
    for (const request of opened.slice(0, 6)) request.seat(HOME, MONDAY);
    await requests.save(...opened);
    const members = opened.slice(0, 6).map(({ userId, id }) => ({ userId, requestId: id }));
    const formed = Match.form(DINNER, 'America/New_York', members, 60, MONDAY);
    await matches.add(formed);
    formed.confirm(MONDAY);
    await matches.save(formed);
    return formed;
  });
  const [ada, ben] = userIds as [number, number];
  const leftOver = { userId: userIds[6]!, requestId: opened[6]!.id };
  await unitOfWork.run(() => offers.save(new SplitOffer(match.id, leftOver, [ada, ben], DEADLINE)));

  const clock = new FixedClock();
  const realtime = new RecordingRealtime();
  const slots = new PostgresSlots(em, null);
  const slotTransaction = new SlotTransaction(unitOfWork, slots, requests, clock);
  const limiter = new InMemoryRateLimiter(clock);
  const answering = new AnswerSplit(unitOfWork, matches, offers, slotTransaction, realtime, limiter, clock);
  const leaving = new LeaveMatch(
    unitOfWork,
    matches,
    requests,
    new PostgresBlocks(em),
    new Requeue(requests),
    realtime,
    clock,
  );
  return {
    userIds,
    leftOver,
    matchId: match.id,
    ada,
    ben,
    answer: (userId: number, agrees = true) => answering.execute({ userId, matchId: match.id, agrees }),
    leave: (userId: number) => leaving.execute({ userId, matchId: match.id }),
  };
}

/** Ids of the seated users of each open match; a user with two seats appears twice. */
async function seated(): Promise<number[][]> {
  const { rows } = await database.pool.query<{ ids: number[] }>(
    `select array_agg(mm.user_id order by mm.user_id) as ids
     from match_members mm join matches m on m.id = mm.match_id
     where mm.status in ('joined', 'confirmed') and m.status in ('pending', 'confirmed')
     group by m.id order by m.id`,
  );
  return rows.map(({ ids }) => ids);
}

describe('an offer to split a table', () => {
  it('is stored with its answers, and deleted with the request', async () => {
    const { matchId, leftOver, ada, ben } = await anOffer();
    await database.unitOfWork.run(async () => {
      const offer = (await offers.of(matchId))!;
      offer.agree(ben, MONDAY);
      await offers.save(offer);
    });
    const stored = await database.unitOfWork.run(() => offers.of(matchId));
    expect(stored).toEqual(new SplitOffer(matchId, leftOver, [ada, ben], DEADLINE, [ben]));
    await database.pool.query('delete from meetup_requests where id = $1', [leftOver.requestId]);
    expect(await database.unitOfWork.run(() => offers.of(matchId))).toBeNull();
  });

  it('is made for a waiting user once', async () => {
    const { leftOver, matchId } = await anOffer();
    const waiting = () => database.unitOfWork.run(() => offers.leftOverIn(DINNER, 20));
    expect(await waiting()).toEqual([]);
    await database.unitOfWork.run(() => offers.remove(matchId));
    expect(await waiting()).toEqual([leftOver.userId]);
    expect(
      await database.unitOfWork.run(() => offers.leftOverIn({ ...DINNER, venueType: 'cafe' }, 20)),
    ).toEqual([]);
  });

  it('is shown to the members who are asked, with the others’ first names, until its deadline', async () => {
    const { matchId, ada, ben, userIds, leftOver, answer } = await anOffer();
    await answer(ben);
    const shownTo = (userId: number, now = MONDAY) => queries.offerFor(userId, matchId, now);
    expect(await shownTo(ada)).toEqual({
      isMember: true,
      offer: { expiresAt: DEADLINE, hasAgreed: false, others: ['P1'] },
    });
    expect((await shownTo(ben)).offer).toMatchObject({ hasAgreed: true, others: ['P0'] });
    expect(await shownTo(userIds[2]!)).toEqual({ isMember: true, offer: null });
    expect(await shownTo(ada, DEADLINE)).toEqual({ isMember: true, offer: null });
    expect(await shownTo(leftOver.userId)).toEqual({ isMember: false, offer: null });
  });

  it('when both agree at the same time, the second table is formed once', async () => {
    const { ada, ben, userIds, leftOver, answer } = await anOffer();
    const answers = await Promise.allSettled([answer(ada), answer(ben), answer(ada), answer(ben)]);
    const formed = answers.filter((each) => each.status === 'fulfilled' && each.value.status === 'formed');
    expect(formed).toHaveLength(1);
    expect(await seated()).toEqual([userIds.slice(2, 6), [ada, ben, leftOver.userId]]);
    const { rows } = await database.pool.query('select status from meetup_requests group by status');
    expect(rows).toEqual([{ status: 'matched' }]);
  });

  it('when one leaves during the last answer, no user sits twice and no other user loses a seat', async () => {
    for (let round = 0; round < 20; round++) {
      await database.clear();
      const { ada, ben, userIds, leftOver, answer, leave } = await anOffer();
      await answer(ada);
      await Promise.allSettled([answer(ben), leave(ada)]);
      const tables = await seated();
      const all = tables.flat();
      expect(new Set(all).size).toBe(all.length);
      expect(all).toEqual(expect.arrayContaining(userIds.slice(1, 6)));
      if (tables.length > 1) expect(tables[1]).toEqual(expect.arrayContaining([ben, leftOver.userId]));
      else expect(all).not.toContain(leftOver.userId);
    }
  });
});
