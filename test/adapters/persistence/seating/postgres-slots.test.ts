import { PostgresFeedbackEntries } from '../../../../src/adapters/persistence/feedback/postgres-feedback-entries.js';
import { PostgresFriendGroups } from '../../../../src/adapters/persistence/friends/postgres-friend-groups.js';
import { PostgresSeatingExclusions } from '../../../../src/adapters/persistence/feedback/postgres-seating-exclusions.js';
import { PostgresPrivatePreferences } from '../../../../src/adapters/persistence/private-preferences/postgres-private-preferences.js';
import { PostgresSlots } from '../../../../src/adapters/persistence/seating/postgres-slots.js';
import { Match } from '../../../../src/domain/match/match.js';
import type { SlotInZone } from '../../../../src/application/matching-request/ports.js';
import type { RequestWishes } from '../../../../src/domain/matching-request/matching-request.js';
import { type Slot, startOf } from '../../../../src/domain/shared/slot.js';
import { aRequest, DINNER } from '../../../support/builders/a-request.js';
import { saveMeetup } from '../../../support/postgres/a-meetup.js';
import { ownDatabase, type PersonRow } from '../../../support/postgres/product-database.js';
import { NO_PREFERENCES } from '../../../../src/domain/private-preferences/private-preferences.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const LATER = new Date('2026-03-02T15:20:00Z');
const NEW_YORK = 'America/New_York';
const HOME_PLACE = { latitude: 40.73, longitude: -73.99 };

const database = ownDatabase();
let seating: PostgresSlots;
let friends: PostgresFriendGroups;

beforeAll(() => {
  seating = new PostgresSlots(database.em, null);
  friends = new PostgresFriendGroups(database.em);
});

/** A user with an open request. */
async function userWithRequest(wishes: Partial<RequestWishes> = {}, person: PersonRow = {}) {
  const [userId] = (await database.people(person)) as [number];
  const request = await asks(userId, wishes);
  return { userId, requestId: request.id };
}

async function asks(userId: number, wishes: Partial<RequestWishes> = {}) {
  const request = aRequest({ ...wishes, userId });
  await database.unitOfWork.run(() => database.requests.add(request));
  return request;
}

const usersWithRequests = async (count: number, wishes: Partial<RequestWishes> = {}) => {
  const all: Array<{ userId: number; requestId: number }> = [];
  while (all.length < count) all.push(await userWithRequest(wishes));
  return all;
};

/** A match with these members. */
async function seat(members: ReadonlyArray<{ userId: number; requestId: number }>, slot: Slot = DINNER) {
  const match = Match.form(slot, NEW_YORK, members, 50, NOW);
  await database.unitOfWork.run(async () => {
    const requests = await database.requests.findForUpdate(members.map(({ requestId }) => requestId));
    for (const request of requests) request.seat(HOME_PLACE, NOW);
    await database.requests.save(...requests);
    await database.matches.add(match);
  });
  return match.id;
}

/** Makes a group of two. @returns its id */
const comeTogether = (one: { requestId: number }, other: { requestId: number }) =>
  database.unitOfWork.run(async () => {
    const code = String(one.requestId).padStart(8, '0');
    const { requestId } = one;
    await friends.open({ code, requestId, date: DINNER.preferredDate, awaits: 1, heldUntil: LATER }, NOW);
    const { id } = (await friends.withCode(code))!;
    await friends.join(id, other.requestId, NOW);
    return id;
  });

const change = (id: number, verb: (match: Match) => void) =>
  database.unitOfWork.run(async () => {
    const match = (await database.matches.findForUpdate(id))!;
    verb(match);
    await database.matches.save(match);
  });

const leaves = async (userId: number, matchId: number, now = LATER) => {
  await change(matchId, (match) => match.leave(userId, now));
  await database.pool.query(
    `update meetup_requests set status = 'cancelled' where user_id = $1 and status = 'matched'`,
    [userId],
  );
};

const avoidedBy = async (userId: number, now = NOW) => {
  const { waiting, tables } = await seating.snapshotOf(DINNER, now);
  const everyone = [...waiting, ...tables.flatMap(({ members }) => members)];
  return [...everyone.find(({ id }) => id === userId)!.avoid].sort((a, b) => a - b);
};

describe('the snapshot of a slot', () => {
  it('omits suspended users, waiting or seated, until the end of the suspension', async () => {
    const [waits, sits, other] = (await usersWithRequests(3)) as [
      { userId: number; requestId: number },
      { userId: number; requestId: number },
      { userId: number; requestId: number },
    ];
    await seat([sits, other]);
    const present = async (now: Date) => {
      const { waiting, tables } = await seating.snapshotOf(DINNER, now, [waits.userId, sits.userId]);
      return [...waiting, ...tables.flatMap(({ members }) => members)].map(({ id }) => id);
    };
    expect(await present(NOW)).toEqual([waits.userId, sits.userId, other.userId]);
    for (const { userId } of [waits, sits])
      await database.pool.query(
        `insert into suspensions (user_id, kind, status, reason, until, asked_at)
         values ($1, 'suspension', 'in_force', 'x', $2, $3)`,
        [userId, LATER, NOW],
      );
    expect(await present(NOW)).toEqual([other.userId]);
    expect(await present(LATER)).toEqual([waits.userId, sits.userId, other.userId]);
  });

  it('contains waiting users with all fields of the engine', async () => {
    const { userId, requestId } = await userWithRequest(
      { maxDistance: 25, ageRangeMin: 20, ageRangeMax: 30 },
      { interests: ['chess', 'a "b"'] },
    );
    await database.pool.query(
      `insert into user_survey_responses (user_id, favorite_conversation_topic, favorite_music, personality_type)
       values ($1, 'food', 'indie', 'chill')`,
      [userId],
    );
    const { waiting, tables } = await seating.snapshotOf(DINNER, LATER);
    expect(tables).toEqual([]);
    expect(waiting).toEqual([
      expect.objectContaining({
        id: userId,
        requestId,
        timeZone: NEW_YORK,
        age: 21,
        ageRange: expect.objectContaining({ min: 20, max: 30 }),
        maxDistance: 25,
        coordinates: { latitude: 40.73, longitude: -73.99 },
        survey: { favoriteConversationTopic: 'food', favoriteMusic: 'indie', personalityType: 'chill' },
        interests: ['chess', 'a "b"'],
        waitingSeconds: 1200,
        hasPriority: false,
        avoid: new Set(),
      }),
    ]);
  });

  it('has one time zone for friends who come together, that of most of those with a location', async () => {
    const nowhere = { latitude: null, longitude: null, time_zone: null };
    const ada = await userWithRequest({}, nowhere);
    const ben = await userWithRequest({ timeZone: 'America/Los_Angeles' });
    await userWithRequest({}, nowhere);
    const zones = async () => (await seating.snapshotOf(DINNER, NOW)).waiting.map(({ timeZone }) => timeZone);
    expect(await zones()).toEqual([NEW_YORK, 'America/Los_Angeles', NEW_YORK]);
    await comeTogether(ada, ben);
    expect(await zones()).toEqual(['America/Los_Angeles', 'America/Los_Angeles', NEW_YORK]);
    await database.pool.query(`update meetup_requests set status = 'cancelled' where id = $1`, [
      ada.requestId,
    ]);
    expect(await zones()).toEqual(['America/Los_Angeles', NEW_YORK]);
  });

  it('has the starts of the meetups that a waiting user attends, as long as they do', async () => {
    const { userId } = await userWithRequest();
    const [organizer] = (await database.people({})) as [number];
    const { matchId } = await saveMeetup(database, organizer, { scheduledTime: '11:00', guests: [userId] });
    const busyAt = async () => (await seating.snapshotOf(DINNER, NOW)).waiting.map((one) => one.busyAt);
    expect(await busyAt()).toEqual([[new Date('2026-03-07T16:00:00Z')]]);
    await change(matchId, (match) => match.leave(userId, NOW));
    expect(await busyAt()).toEqual([[]]);
  });

  it('says of two who agreed to meet as a pair that they are one, before the final run and after it', async () => {
    const three = await usersWithRequests(3);
    const id = await seat(three);
    const arePair = async () => (await seating.snapshotOf(DINNER, NOW)).tables.map(({ isPair }) => isPair);
    await leaves(three[2]!.userId, id);
    await change(id, (match) => match.confirmSeat(three[0]!.userId, NOW));
    expect(await arePair()).toEqual([false]);
    await change(id, (match) => match.confirmSeat(three[1]!.userId, NOW));
    expect(await arePair()).toEqual([true]);
    await change(id, (match) => match.confirm(NOW));
    expect(await arePair()).toEqual([true]);
  });

  it('marks users who come later for as long as that step applies', async () => {
    const [ada, ben] = await usersWithRequests(2);
    await database.pool.query(
      `insert into reliability_misses (user_id, kind, at, date, assessed_at, step, step_until)
       values ($1, 'no_show', $3, '2026-02-28', $3, 'later_priority', $4), ($2, 'no_show', $3, '2026-02-28', $3, 'warning', $4)`,
      [ada!.userId, ben!.userId, NOW, LATER],
    );
    const later = async (now: Date) =>
      (await seating.snapshotOf(DINNER, now)).waiting.map(({ comesLater }) => comesLater);
    expect(await later(NOW)).toEqual([true, undefined]);
    expect(await later(LATER)).toEqual([undefined, undefined]);
  });

  it('marks friends who come together, with a new number for each who joins, and not after one withdrew', async () => {
    const [ada, ben, cleo, dan] = await usersWithRequests(4);
    const groups = async () => (await seating.snapshotOf(DINNER, NOW)).waiting.map(({ group }) => group);
    expect(await groups()).toEqual([null, null, null, null]);
    const id = await comeTogether(ada!, ben!);
    const [first] = await groups();
    expect(await groups()).toEqual([first, first, null, null]);
    await database.unitOfWork.run(() => friends.join(id, cleo!.requestId, NOW));
    const [second] = await groups();
    expect(second).not.toBe(first);
    expect(await groups()).toEqual([second, second, second, null]);
    expect(dan).toBeDefined();
    await database.pool.query(`update meetup_requests set status = 'cancelled' where id = $1`, [
      ben!.requestId,
    ]);
    expect(await groups()).toEqual([null, null, null]);
    expect((await friends.ofRequest(ada!.requestId))?.isOver).toBe(true);
  });

  it('marks those who came to their table as friends, also after one has left it', async () => {
    const people = await usersWithRequests(4);
    const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    const id = await comeTogether(ada, ben);
    await database.unitOfWork.run(() => friends.join(id, cleo.requestId, NOW));
    const matchId = await seat(people);
    const groups = async () =>
      (await seating.snapshotOf(DINNER, NOW)).tables[0]!.members.map(({ group }) => group);
    const [first] = await groups();
    expect(await groups()).toEqual([first, first, first, null]);
    await leaves(cleo.userId, matchId);
    expect((await friends.ofRequest(ada.requestId))?.isOver).toBe(true);
    expect(await groups()).toEqual([first, first, null]);
  });

  it('lets friends who come together repeat a table, but not across a block', async () => {
    const people = await usersWithRequests(3);
    const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    const before = await seat(people, { ...DINNER, preferredDate: '2026-02-28' });
    await database.pool.query(`update matches set status = 'completed', starts_at = $2 where id = $1`, [
      before,
      new Date('2026-02-28T23:00:00Z'),
    ]);
    await database.pool.query(`update meetup_requests set status = 'active'`);
    expect(await avoidedBy(ada.userId)).toEqual([ben.userId, cleo.userId]);
    await comeTogether(ada, ben);
    expect(await avoidedBy(ada.userId)).toEqual([cleo.userId]);
    await database.pool.query(
      'insert into blocks (blocker_id, blocked_id, blocked_at) values ($1, $2, now())',
      [ben.userId, ada.userId],
    );
    expect(await avoidedBy(ada.userId)).toEqual([ben.userId, cleo.userId]);
    expect((await friends.ofRequest(ben.requestId))?.isOver).toBe(true);
  });

  it('has no survey for a user without answers', async () => {
    await userWithRequest();
    expect((await seating.snapshotOf(DINNER, NOW)).waiting[0]).toMatchObject({ survey: null, interests: [] });
  });

  it('contains the users of one slot only', async () => {
    const { userId } = await userWithRequest();
    await userWithRequest({ slot: { ...DINNER, venueType: 'cafe' } });
    await userWithRequest({ slot: { ...DINNER, preferredTime: 'lunch' } });
    await userWithRequest({ slot: { ...DINNER, preferredDate: '2026-03-14' } });
    expect((await seating.snapshotOf(DINNER, NOW)).waiting.map(({ id }) => id)).toEqual([userId]);
  });

  it('omits requests that are no longer active', async () => {
    for (const status of ['cancelled', 'expired', 'completed']) {
      const { requestId } = await userWithRequest();
      await database.pool.query('update meetup_requests set status = $1 where id = $2', [status, requestId]);
    }
    expect((await seating.snapshotOf(DINNER, NOW)).waiting).toEqual([]);
  });

  it('has the current age in the user’s time zone, and the stated age without a date of birth', async () => {
    const born = { date_of_birth: '2004-03-03' };
    const east = await userWithRequest({ timeZone: 'Asia/Tokyo' }, born);
    const west = await userWithRequest({ timeZone: NEW_YORK }, born);
    const stated = await userWithRequest({}, { date_of_birth: null, age: 35 });
    const unknown = await userWithRequest({}, { date_of_birth: null, age: null });
    // 15:00 UTC on 2 March is midnight in Tokyo.
    const { waiting } = await seating.snapshotOf(DINNER, NOW);
    const ageOf = ({ userId }: { userId: number }) => waiting.find(({ id }) => id === userId)!.age;
    expect([ageOf(east), ageOf(west), ageOf(stated), ageOf(unknown)]).toEqual([22, 21, 35, 0]);
  });

  it('uses the home location for users without one', async () => {
    await userWithRequest({}, { latitude: null, longitude: null });
    const home = { latitude: 42.36, longitude: -71.06 };
    expect((await seating.snapshotOf(DINNER, NOW)).waiting[0]!.coordinates).toBeNull();
    const withHome = new PostgresSlots(database.em, home);
    expect((await withHome.snapshotOf(DINNER, NOW)).waiting[0]!.coordinates).toEqual(home);
  });

  it('has what users privately ask of a whole table, and nothing where the operator has switched a rule off', async () => {
    const asking = await userWithRequest({ sharedLanguage: true, notTheOnly: 'non_binary' });
    await new PostgresPrivatePreferences(database.em).save(asking.userId, {
      ...NO_PREFERENCES,
      languages: ['en', 'fr'],
    });
    const silent = await userWithRequest();
    const seekersIn = async (slots: PostgresSlots) =>
      new Map((await slots.snapshotOf(DINNER, NOW)).waiting.map((one) => [one.id, one]));
    const waiting = await seekersIn(seating);
    const asked = { languages: ['en', 'fr'], asksSharedLanguage: true, notTheOnly: 'non_binary' };
    expect(waiting.get(asking.userId)).toMatchObject(asked);
    for (const field of Object.keys(asked)) expect(waiting.get(silent.userId)).not.toHaveProperty(field);
    const without = await seekersIn(new PostgresSlots(database.em, null, false));
    expect(without.get(asking.userId)).toMatchObject({ languages: ['en', 'fr'], asksSharedLanguage: true });
    expect(without.get(asking.userId)).not.toHaveProperty('notTheOnly');
  });

  it('contains open matches with their current members', async () => {
    const members = await usersWithRequests(5);
    const [first, ...others] = members;
    const matchId = await seat(members);
    await leaves(first!.userId, matchId);
    const { waiting, tables } = await seating.snapshotOf(DINNER, NOW);
    expect(waiting).toEqual([]);
    expect(tables).toEqual([
      expect.objectContaining({
        matchId,
        status: 'pending',
        timeZone: NEW_YORK,
        startsAt: startOf(DINNER, NEW_YORK),
      }),
    ]);
    expect(tables[0]!.members.map(({ id }) => id)).toEqual(others.map(({ userId }) => userId));
  });

  it('contains no match that has ended', async () => {
    for (const end of [
      (match: Match) => match.dissolve(LATER),
      (match: Match) => match.cancel(match.seated[0]!.userId, LATER),
      (match: Match) => match.advance(new Date('2026-03-09T00:00:00Z')),
    ]) {
      await change(await seat(await usersWithRequests(3)), end);
    }
    expect((await seating.snapshotOf(DINNER, NOW)).tables).toEqual([]);
  });

  it('of some users contains only them and their full matches', async () => {
    const [waitsToo, asked] = await usersWithRequests(2);
    const [members, strangers] = [await usersWithRequests(4), await usersWithRequests(4)];
    const matchId = await seat(members);
    await seat(strangers);
    const snapshot = await seating.snapshotOf(DINNER, NOW, [asked!.userId, members[2]!.userId]);
    expect(snapshot.waiting.map(({ id }) => id)).toEqual([asked!.userId]);
    expect(snapshot.tables.map((table) => table.matchId)).toEqual([matchId]);
    expect(snapshot.tables[0]!.members.map(({ id }) => id)).toEqual(members.map(({ userId }) => userId));
    expect(snapshot.waiting.map(({ id }) => id)).not.toContain(waitsToo!.userId);
    expect(await seating.snapshotOf(DINNER, NOW, [])).toEqual({ waiting: [], tables: [] });
  });
});

describe('the avoided pairs', () => {
  it('contain a former member with the current ones, in both directions', async () => {
    const members = await usersWithRequests(4);
    const [gone, ...stayed] = members.map(({ userId }) => userId) as [number, ...number[]];
    const matchId = await seat(members);
    await leaves(gone, matchId);
    await asks(gone);
    expect(await avoidedBy(gone)).toEqual(stayed);
    expect(await avoidedBy(stayed[0]!)).toEqual([gone]);
  });

  it.each([
    ['canceled', (match: Match) => match.cancel(match.seated[0]!.userId, LATER)],
    ['dissolved', (match: Match) => match.dissolve(LATER)],
  ])('contain a former member also after the match was %s', async (_, end) => {
    const members = await usersWithRequests(4);
    const [gone, ...stayed] = members.map(({ userId }) => userId) as [number, ...number[]];
    const matchId = await seat(members);
    await leaves(gone, matchId);
    await change(matchId, end);
    await asks(gone);
    await database.pool.query(`update meetup_requests set status = 'active' where status = 'matched'`);
    expect(await avoidedBy(gone)).toEqual(stayed);
    expect(await avoidedBy(stayed[0]!)).toEqual([gone]);
  });

  it('contain a removed member too', async () => {
    const members = await usersWithRequests(3);
    const [gone, ...stayed] = members.map(({ userId }) => userId) as [number, ...number[]];
    const matchId = await seat(members);
    await change(matchId, (match) => match.remove(gone, LATER));
    await database.pool.query(`update meetup_requests set status = 'active' where user_id = $1`, [gone]);
    expect(await avoidedBy(gone)).toEqual(stayed);
  });

  it('contain no members of a canceled or dissolved match', async () => {
    for (const end of [
      (match: Match) => match.cancel(match.seated[0]!.userId, LATER),
      (match: Match) => match.dissolve(LATER),
    ]) {
      const members = await usersWithRequests(3);
      const matchId = await seat(members);
      await change(matchId, end);
      await database.pool.query(`update meetup_requests set status = 'active' where status = 'matched'`);
      for (const { userId } of members) expect(await avoidedBy(userId)).toEqual([]);
    }
  });

  it('contain no pair of another slot', async () => {
    const cafe: Slot = { ...DINNER, venueType: 'cafe' };
    const members = await usersWithRequests(4, { slot: cafe });
    const [gone] = members as [{ userId: number; requestId: number }];
    const matchId = await seat(members, cafe);
    await leaves(gone.userId, matchId);
    await asks(gone.userId);
    expect(await avoidedBy(gone.userId)).toEqual([]);
  });

  describe('after a match', () => {
    /** Four members of a match on that Saturday, where the last one left before; all have new requests. */
    const dinedOn = async (preferredDate: string) => {
      const slot = { ...DINNER, preferredDate };
      const opened = { openedAt: new Date(`${preferredDate}T00:00:00Z`) };
      const userIds = await database.people({}, {}, {}, {});
      const members: Array<{ userId: number; requestId: number }> = [];
      for (const userId of userIds) {
        const request = aRequest({
          userId,
          slot,
          openedAt: new Date(opened.openedAt.getTime() - 7 * 86_400_000),
        });
        await database.unitOfWork.run(() => database.requests.add(request));
        members.push({ userId, requestId: request.id });
      }
      const matchId = await seat(members, slot);
      await leaves(userIds[3]!, matchId, opened.openedAt);
      await change(matchId, (match) => match.advance(new Date(match.startsAt.getTime() + 4 * 3_600_000)));
      await database.pool.query(`update meetup_requests set status = 'completed' where status = 'matched'`);
      for (const userId of userIds) await asks(userId);
      return { userIds: userIds as [number, number, number, number], matchId };
    };

    it('contain all members, for exactly eight weeks', async () => {
      const { userIds } = await dinedOn('2026-02-28');
      const [one, two, three, left] = userIds;
      expect(await avoidedBy(one)).toEqual([two, three]);
      expect(await avoidedBy(left)).toEqual([]);
      const startsAt = startOf({ ...DINNER, preferredDate: '2026-02-28' }, NEW_YORK).getTime();
      const eightWeeks = 8 * 7 * 86_400_000;
      expect(await avoidedBy(one, new Date(startsAt + eightWeeks))).toEqual([two, three]);
      expect(await avoidedBy(one, new Date(startsAt + eightWeeks + 1))).toEqual([]);
    });

    it('do not contain members who both want to meet again', async () => {
      const { userIds, matchId } = await dinedOn('2026-02-28');
      const [one, two, three] = userIds;
      const feedback = new PostgresFeedbackEntries(database.em);
      const said = (userId: number, again: number[]) =>
        feedback.save(matchId, { userId, attended: true, again, note: null }, LATER);
      await said(one, [two, three]);
      expect(await avoidedBy(one)).toEqual([two, three]);
      await said(two, [one]);
      expect(await avoidedBy(one)).toEqual([three]);
      expect(await avoidedBy(two)).toEqual([three]);
      await said(two, []);
      expect(await avoidedBy(one)).toEqual([two, three]);
    });

    it('do not contain members who did not attend', async () => {
      const { userIds, matchId } = await dinedOn('2026-02-28');
      const [one, two, three] = userIds;
      const absent = { userId: two, attended: false, again: [], note: null };
      await change(matchId, (match) => match.recordFeedback(absent, LATER));
      expect(await avoidedBy(one)).toEqual([three]);
    });

    describe('when three compare', () => {
      type Said = Record<'a' | 'b', { again?: 'other'; notAgain?: 'other' }>;
      const LATE = new Date('2026-06-01T12:00:00Z');

      /** All that the engine reads of A, B and C, without the ids of the world. A and C, and B and C, want to meet again. */
      const readWhen = async (said: Partial<Said>, now: Date, isBlocked = false) => {
        await database.clear();
        const { userIds, matchId } = await dinedOn('2026-02-28');
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
        if (isBlocked)
          await database.pool.query(
            `insert into blocks (blocker_id, blocked_id, blocked_at) values ($1, $2, now())`,
            [a, b],
          );
        const { waiting } = await seating.snapshotOf(DINNER, now);
        const name = (id: number) => 'abcd'[userIds.indexOf(id)]!;
        return waiting.map(({ id, requestId: _requestId, avoid, ...rest }) => ({
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
      await change(matchId, (match) => match.advance(new Date('2026-03-20T00:00:00Z')));
      expect(await avoidedBy(userIds[0])).toEqual([userIds[1], userIds[2]]);
    });
  });
});

describe('slots in which someone waits', () => {
  it('are listed up to a date, with the requests of each, in pages', async () => {
    const [first, second] = await usersWithRequests(2);
    await seating.markFinalRunDone(DINNER, NEW_YORK, NOW);
    const chicago = await userWithRequest({ timeZone: 'America/Chicago' });
    await seat(await usersWithRequests(3));
    const slots = await seating.slotsWithWaiting(DINNER.preferredDate, 10);
    expect(slots.map(({ timeZone }) => timeZone)).toEqual(['America/Chicago', NEW_YORK]);
    expect(await seating.slotsWithWaiting('2026-03-06', 10)).toEqual([]);
    expect(await seating.requestsWaitingIn(slots[0]!, 10)).toEqual([chicago.requestId]);
    const ids = [first!.requestId, second!.requestId];
    expect(await seating.requestsWaitingIn(slots[1]!, 10)).toEqual(ids);
    expect(await seating.requestsWaitingIn(slots[1]!, 1, ids[0])).toEqual([ids[1]]);
  });
});

describe('slots without a final run', () => {
  const cafe: Slot = { ...DINNER, venueType: 'cafe' };
  const unsettled = (until = DINNER.preferredDate, limit = 10, after?: SlotInZone) =>
    seating.slotsWithoutFinalRun(until, limit, after);

  it('are those with open requests or pending matches, per time zone', async () => {
    await userWithRequest();
    await userWithRequest();
    await userWithRequest({ timeZone: 'America/Chicago' });
    await seat(await usersWithRequests(3, { slot: cafe }), cafe);
    const found = await unsettled();
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { slot: DINNER, timeZone: NEW_YORK },
        { slot: DINNER, timeZone: 'America/Chicago' },
        { slot: cafe, timeZone: NEW_YORK },
      ]),
    );
  });

  it('exclude those with a final run, which is saved idempotently', async () => {
    await userWithRequest();
    await userWithRequest({ timeZone: 'America/Chicago' });
    await seating.markFinalRunDone(DINNER, NEW_YORK, NOW);
    await seating.markFinalRunDone(DINNER, NEW_YORK, LATER);
    expect(await unsettled()).toEqual([{ slot: DINNER, timeZone: 'America/Chicago' }]);
    expect(await seating.zonesAfterFinalRun(DINNER)).toEqual(new Set([NEW_YORK]));
    expect(await seating.zonesAfterFinalRun({ ...DINNER, venueType: 'cafe' })).toEqual(new Set());
  });

  it('are none without open requests and pending matches', async () => {
    const matchId = await seat(await usersWithRequests(3));
    await change(matchId, (match) => match.confirm(LATER));
    expect(await unsettled()).toEqual([]);
  });

  it('are those up to a date, however many are later, in pages', async () => {
    await database.pool.query(
      `insert into matches (venue_type, suggested_time, suggested_date, starts_at, time_zone)
       select 'cafe', 'lunch', $1::date + n % 60, now(), 'Zone/' || n from generate_series(1, 6000) n`,
      [DINNER.preferredDate],
    );
    await userWithRequest();
    const all = await unsettled(undefined, 1000);
    expect(all).toHaveLength(101);
    expect(all[0]).toEqual({ slot: DINNER, timeZone: NEW_YORK });
    expect(await unsettled(undefined, 50, all[48])).toEqual(all.slice(49, 99));
    expect(await unsettled(undefined, 10, all.at(-1))).toEqual([]);
  });
});

describe('the position of a user', () => {
  it('is the slot of the request, or the match', async () => {
    const [waits, ...members] = await usersWithRequests(4);
    const matchId = await seat(members);
    const [stranger] = (await database.people({})) as [number];
    expect(await seating.openSlotOf(waits!.userId)).toEqual({ slot: DINNER, matchId: null });
    expect(await seating.openSlotOf(members[0]!.userId)).toEqual({ slot: DINNER, matchId });
    expect(await seating.openSlotOf(stranger)).toBeNull();
    await leaves(members[0]!.userId, matchId);
    expect(await seating.openSlotOf(members[0]!.userId)).toBeNull();
  });
});

describe('the slot lock', () => {
  it('is exclusive per slot', async () => {
    const order: string[] = [];
    const hold = Promise.withResolvers<void>();
    const first = database.unitOfWork.run(async () => {
      await seating.acquireSlotLock(DINNER);
      order.push('first begins');
      await hold.promise;
      order.push('first ends');
    });
    while (order.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = database.unitOfWork.run(async () => {
      await seating.acquireSlotLock(DINNER);
      order.push('second');
    });
    await database.unitOfWork.run(() => seating.acquireSlotLock({ ...DINNER, venueType: 'cafe' }));
    order.push('another slot');
    await new Promise((resolve) => setTimeout(resolve, 50));
    hold.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(['first begins', 'another slot', 'first ends', 'second']);
  });
});
