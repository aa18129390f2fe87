import { PostgresFeedbackEntries } from '../../../../src/adapters/persistence/feedback/postgres-feedback-entries.js';
import { PostgresSeatingExclusions } from '../../../../src/adapters/persistence/feedback/postgres-seating-exclusions.js';
import { DAY_MS } from '../../../../src/domain/shared/durations.js';
import type { Match } from '../../../../src/domain/match/match.js';
import { type Slot, startOf } from '../../../../src/domain/shared/slot.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';
import { LATER, NEW_YORK, NOW, ownSlotStories } from '../../../support/postgres/slot-stories.js';

const database = ownDatabase();
const slot = ownSlotStories(database);

describe('the avoided pairs', () => {
  it('contain a former member with the current ones, in both directions', async () => {
    const members = await slot.manyWait(4);
    const [gone, ...stayed] = members.map(({ userId }) => userId) as [number, ...number[]];
    const matchId = await slot.seat(members);
    await slot.leaves(gone, matchId);
    await slot.asks(gone);
    expect(await slot.avoidedBy(gone)).toEqual(stayed);
    expect(await slot.avoidedBy(stayed[0]!)).toEqual([gone]);
  });

  it.each([
    ['canceled', (match: Match) => match.cancel(match.seated[0]!.userId, LATER)],
    ['dissolved', (match: Match) => match.dissolve(LATER)],
  ])('contain a former member also after the match was %s', async (_, end) => {
    const members = await slot.manyWait(4);
    const [gone, ...stayed] = members.map(({ userId }) => userId) as [number, ...number[]];
    const matchId = await slot.seat(members);
    await slot.leaves(gone, matchId);
    await slot.change(matchId, end);
    await slot.asks(gone);
    await slot.setRequests('active', `status = 'matched'`);
    expect(await slot.avoidedBy(gone)).toEqual(stayed);
    expect(await slot.avoidedBy(stayed[0]!)).toEqual([gone]);
  });

  it('contain a removed member too', async () => {
    const members = await slot.manyWait(3);
    const [gone, ...stayed] = members.map(({ userId }) => userId) as [number, ...number[]];
    const matchId = await slot.seat(members);
    await slot.change(matchId, (match) => match.remove(gone, LATER));
    await slot.setRequests('active', `user_id = ${gone}`);
    expect(await slot.avoidedBy(gone)).toEqual(stayed);
  });

  it('contain no members of a canceled or dissolved match', async () => {
    for (const end of [
      (match: Match) => match.cancel(match.seated[0]!.userId, LATER),
      (match: Match) => match.dissolve(LATER),
    ]) {
      const members = await slot.manyWait(3);
      const matchId = await slot.seat(members);
      await slot.change(matchId, end);
      await slot.setRequests('active', `status = 'matched'`);
      for (const { userId } of members) expect(await slot.avoidedBy(userId)).toEqual([]);
    }
  });

  it('contain no pair of another slot', async () => {
    const cafe: Slot = { ...DINNER, venueType: 'cafe' };
    const members = await slot.manyWait(4, { slot: cafe });
    const [gone] = members;
    const matchId = await slot.seat(members, cafe);
    await slot.leaves(gone.userId, matchId);
    await slot.asks(gone.userId);
    expect(await slot.avoidedBy(gone.userId)).toEqual([]);
  });

  describe('after a match', () => {
    /** Four members of a match on that Saturday, where the last one left before; all have new requests. */
    const dinedOn = async (preferredDate: string) => {
      const dinner = { ...DINNER, preferredDate };
      const that = new Date(`${preferredDate}T00:00:00Z`);
      const openedAt = new Date(that.getTime() - 7 * DAY_MS);
      const members = await slot.manyWait(4, { slot: dinner, openedAt });
      const userIds = members.map(({ userId }) => userId) as [number, number, number, number];
      const matchId = await slot.seat(members, dinner);
      await slot.leaves(userIds[3], matchId, that);
      await slot.change(matchId, (match) =>
        match.advance(new Date(match.startsAt.getTime() + 4 * 3_600_000)),
      );
      await slot.setRequests('completed', `status = 'matched'`);
      for (const userId of userIds) await slot.asks(userId);
      return { userIds, matchId };
    };

    it('contain all members, for exactly eight weeks', async () => {
      const { userIds } = await dinedOn('2026-02-28');
      const [one, two, three, left] = userIds;
      expect(await slot.avoidedBy(one)).toEqual([two, three]);
      expect(await slot.avoidedBy(left)).toEqual([]);
      const startsAt = startOf({ ...DINNER, preferredDate: '2026-02-28' }, NEW_YORK).getTime();
      const eightWeeks = 8 * 7 * DAY_MS;
      expect(await slot.avoidedBy(one, new Date(startsAt + eightWeeks))).toEqual([two, three]);
      expect(await slot.avoidedBy(one, new Date(startsAt + eightWeeks + 1))).toEqual([]);
    });

    it('do not contain members who both want to meet again', async () => {
      const { userIds, matchId } = await dinedOn('2026-02-28');
      const [one, two, three] = userIds;
      const feedback = new PostgresFeedbackEntries(database.em);
      const said = (userId: number, again: number[]) =>
        feedback.save(matchId, { userId, attended: true, again, note: null }, LATER);
      await said(one, [two, three]);
      expect(await slot.avoidedBy(one)).toEqual([two, three]);
      await said(two, [one]);
      expect(await slot.avoidedBy(one)).toEqual([three]);
      expect(await slot.avoidedBy(two)).toEqual([three]);
      await said(two, []);
      expect(await slot.avoidedBy(one)).toEqual([two, three]);
    });

    it('do not contain members who did not attend', async () => {
      const { userIds, matchId } = await dinedOn('2026-02-28');
      const [one, two, three] = userIds;
      const absent = { userId: two, attended: false, again: [], note: null };
      await slot.change(matchId, (match) => match.recordFeedback(absent, LATER));
      expect(await slot.avoidedBy(one)).toEqual([three]);
    });

    describe('when three compare', () => {
      type Said = Record<'a' | 'b', { again?: 'other'; notAgain?: 'other' }>;
      const LATE = new Date('2026-06-01T12:00:00Z');

      let world: Awaited<ReturnType<typeof dinedOn>>;
      beforeEach(async () => {
        world = await dinedOn('2026-02-28');
      });

      /** All that the engine reads of A, B and C, without the ids of the world. A and C, and B and C, want to meet again. */
      const readWhen = async (said: Partial<Said>, now: Date, isBlocked = false) => {
        const { userIds, matchId } = world;
        const [a, b, c] = userIds;
        const feedback = new PostgresFeedbackEntries(database.em);
        const exclusions = new PostgresSeatingExclusions(database.em);
        const tell = async (userId: number, other: number, answer: Said['a'] = {}) => {
          const again = answer.again ? [c, other] : [c];
          await feedback.save(matchId, { userId, attended: true, again, note: null }, LATER);
          await exclusions.replace(matchId, userId, answer.notAgain ? [other] : [], LATER);
        };
        await tell(a, b, said.a);
        await tell(b, a, said.b);
        await feedback.save(matchId, { userId: c, attended: true, again: [a, b], note: null }, LATER);
        await database.pool.query('delete from blocks');
        if (isBlocked) await database.block(a, b);
        const { waiting } = await slot.seating.snapshotOf(DINNER, now);
        const name = (id: number) => 'abcd'[userIds.indexOf(id)]!;
        return waiting.map(({ id, avoid, ...rest }) => ({
          ...rest,
          id: name(id),
          avoid: [...avoid].map(name).sort(),
        }));
      };
      const NO = { notAgain: 'other' } as const;
      const GLADLY = { again: 'other' } as const;

      it('the engine reads the same, whoever of two said never again, both of them, or blocked the other', async () => {
        for (const now of [NOW, LATE]) {
          const first = await readWhen({ a: NO }, now);
          expect(first.map(({ id, avoid }) => `${id}: ${avoid}`)).toEqual(['a: b', 'b: a', 'c: ', 'd: ']);
          for (const other of [{ b: NO }, { a: NO, b: NO }, { a: GLADLY, b: NO }, { a: NO, b: GLADLY }])
            expect(await readWhen(other, now)).toEqual(first);
          expect(await readWhen({}, now, true)).toEqual(first);
        }
      });

      it('within eight weeks it reads the same as when nothing, or one wish, was said', async () => {
        const refused = await readWhen({ a: NO }, NOW);
        for (const other of [{}, { a: GLADLY }, { b: GLADLY }])
          expect(await readWhen(other, NOW)).toEqual(refused);
      });

      it('after eight weeks only the two who do not want to meet again stay apart', async () => {
        expect((await readWhen({}, LATE)).flatMap(({ avoid }) => avoid)).toEqual([]);
        expect((await readWhen({ a: NO }, LATE)).flatMap(({ avoid }) => avoid)).toEqual(['b', 'a']);
      });
    });

    it('are the same after the match is archived', async () => {
      const { userIds, matchId } = await dinedOn('2026-02-28');
      await slot.change(matchId, (match) => match.advance(new Date('2026-03-20T00:00:00Z')));
      expect(await slot.avoidedBy(userIds[0])).toEqual([userIds[1], userIds[2]]);
    });
  });
});
