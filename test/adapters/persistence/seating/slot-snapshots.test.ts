import { PostgresPrivatePreferences } from '../../../../src/adapters/persistence/private-preferences/postgres-private-preferences.js';
import { PostgresSlots } from '../../../../src/adapters/persistence/seating/postgres-slots.js';
import type { Match } from '../../../../src/domain/match/match.js';
import { NO_PREFERENCES } from '../../../../src/domain/private-preferences/private-preferences.js';
import { saveMeetup } from '../../../support/postgres/a-meetup.js';
import { startOf } from '../../../../src/domain/shared/slot.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';
import { LATER, NEW_YORK, NOW, ownSlotStories } from '../../../support/postgres/slot-stories.js';

const database = ownDatabase();
const slot = ownSlotStories(database);

describe('the snapshot of a slot', () => {
  it('omits suspended users, waiting or seated, until the end of the suspension', async () => {
    const [waiter, sits, other] = await slot.manyWait(3);
    await slot.seat([sits, other]);
    const present = async (now: Date) => {
      const { waiting, tables } = await slot.seating.snapshotOf(DINNER, now, [waiter.userId, sits.userId]);
      return [...waiting, ...tables.flatMap(({ members }) => members)].map(({ id }) => id);
    };
    expect(await present(NOW)).toEqual([waiter.userId, sits.userId, other.userId]);
    for (const { userId } of [waiter, sits])
      await database.pool.query(
        `insert into suspensions (user_id, kind, status, reason, until, asked_at)
         values ($1, 'suspension', 'in_force', 'x', $2, $3)`,
        [userId, LATER, NOW],
      );
    expect(await present(NOW)).toEqual([other.userId]);
    expect(await present(LATER)).toEqual([waiter.userId, sits.userId, other.userId]);
  });

  it('contains waiting users with all fields of the engine', async () => {
    const { userId, requestId } = await slot.waits(
      { maxDistance: 25, ageRangeMin: 20, ageRangeMax: 30 },
      { interests: ['chess', 'a "b"'] },
    );
    await database.pool.query(
      `insert into user_survey_responses (user_id, favorite_conversation_topic, favorite_music, personality_type)
       values ($1, 'food', 'indie', 'chill')`,
      [userId],
    );
    const { waiting, tables } = await slot.seating.snapshotOf(DINNER, LATER);
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
    const ada = await slot.waits({}, nowhere);
    const ben = await slot.waits({ timeZone: 'America/Los_Angeles' });
    await slot.waits({}, nowhere);
    const zones = async () => (await slot.waitingAt()).map(({ timeZone }) => timeZone);
    expect(await zones()).toEqual([NEW_YORK, 'America/Los_Angeles', NEW_YORK]);
    await slot.comeTogether(ada, ben);
    expect(await zones()).toEqual(['America/Los_Angeles', 'America/Los_Angeles', NEW_YORK]);
    await slot.setRequests('cancelled', `id = ${ada.requestId}`);
    expect(await zones()).toEqual(['America/Los_Angeles', NEW_YORK]);
  });

  it('has the starts of the meetups that a waiting user attends, as long as they do', async () => {
    const { userId } = await slot.waits();
    const [organizer] = await database.people({});
    const { matchId } = await saveMeetup(database, organizer, { scheduledTime: '11:00', guests: [userId] });
    const busyAt = async () => (await slot.waitingAt()).map((one) => one.busyAt);
    expect(await busyAt()).toEqual([[new Date('2026-03-07T16:00:00Z')]]);
    await slot.change(matchId, (match) => match.leave(userId, NOW));
    expect(await busyAt()).toEqual([[]]);
  });

  it('says of two who agreed to meet as a pair that they are one, before the final run and after it', async () => {
    const three = await slot.manyWait(3);
    const id = await slot.seat(three);
    const arePair = async () =>
      (await slot.seating.snapshotOf(DINNER, NOW)).tables.map(({ isPair }) => isPair);
    await slot.leaves(three[2].userId, id);
    await slot.change(id, (match) => match.confirmSeat(three[0].userId, NOW));
    expect(await arePair()).toEqual([false]);
    await slot.change(id, (match) => match.confirmSeat(three[1].userId, NOW));
    expect(await arePair()).toEqual([true]);
    await slot.change(id, (match) => match.confirm(NOW));
    expect(await arePair()).toEqual([true]);
  });

  it('marks users who come later for as long as that step applies', async () => {
    const [ada, ben] = await slot.manyWait(2);
    await database.pool.query(
      `insert into reliability_misses (user_id, kind, at, date, assessed_at, step, step_until)
       values ($1, 'no_show', $3, '2026-02-28', $3, 'later_priority', $4), ($2, 'no_show', $3, '2026-02-28', $3, 'warning', $4)`,
      [ada.userId, ben.userId, NOW, LATER],
    );
    const later = async (now: Date) => (await slot.waitingAt(now)).map(({ comesLater }) => comesLater);
    expect(await later(NOW)).toEqual([true, undefined]);
    expect(await later(LATER)).toEqual([undefined, undefined]);
  });

  it('marks friends who come together, with a new number for each who joins, and not after one withdrew', async () => {
    const [ada, ben, cleo] = await slot.manyWait(4);
    const groups = async () => (await slot.waitingAt()).map(({ group }) => group);
    expect(await groups()).toEqual([null, null, null, null]);
    const id = await slot.comeTogether(ada, ben);
    const [first] = await groups();
    expect(await groups()).toEqual([first, first, null, null]);
    await database.unitOfWork.run(() => slot.friends.join(id, cleo.requestId, NOW));
    const [second] = await groups();
    expect(second).not.toBe(first);
    expect(await groups()).toEqual([second, second, second, null]);
    await slot.setRequests('cancelled', `id = ${ben.requestId}`);
    expect(await groups()).toEqual([null, null, null]);
    expect((await slot.friends.ofRequest(ada.requestId))?.isOver).toBe(true);
  });

  it('marks those who came to their table as friends, also after one has left it', async () => {
    const people = await slot.manyWait(4);
    const [ada, ben, cleo] = people;
    const id = await slot.comeTogether(ada, ben);
    await database.unitOfWork.run(() => slot.friends.join(id, cleo.requestId, NOW));
    const matchId = await slot.seat(people);
    const groups = async () =>
      (await slot.seating.snapshotOf(DINNER, NOW)).tables[0]!.members.map(({ group }) => group);
    const [first] = await groups();
    expect(first).not.toBeNull();
    expect(await groups()).toEqual([first, first, first, null]);
    await slot.leaves(cleo.userId, matchId);
    expect((await slot.friends.ofRequest(ada.requestId))?.isOver).toBe(true);
    expect(await groups()).toEqual([first, first, null]);
  });

  it('lets friends who come together repeat a table, but not across a block', async () => {
    const people = await slot.manyWait(3);
    const [ada, ben, cleo] = people;
    const before = await slot.seat(people, { ...DINNER, preferredDate: '2026-02-28' });
    await database.pool.query(`update matches set status = 'completed', starts_at = $2 where id = $1`, [
      before,
      new Date('2026-02-28T23:00:00Z'),
    ]);
    await slot.setRequests('active', 'true');
    expect(await slot.avoidedBy(ada.userId)).toEqual([ben.userId, cleo.userId]);
    await slot.comeTogether(ada, ben);
    expect(await slot.avoidedBy(ada.userId)).toEqual([cleo.userId]);
    await database.block(ben.userId, ada.userId);
    expect(await slot.avoidedBy(ada.userId)).toEqual([ben.userId, cleo.userId]);
    expect((await slot.friends.ofRequest(ben.requestId))?.isOver).toBe(true);
  });

  it('has no survey for a user without answers', async () => {
    await slot.waits();
    expect((await slot.waitingAt())[0]).toMatchObject({ survey: null, interests: [] });
  });

  it('contains the users of one slot only', async () => {
    const { userId } = await slot.waits();
    await slot.waits({ slot: { ...DINNER, venueType: 'cafe' } });
    await slot.waits({ slot: { ...DINNER, preferredTime: 'lunch' } });
    await slot.waits({ slot: { ...DINNER, preferredDate: '2026-03-14' } });
    expect((await slot.waitingAt()).map(({ id }) => id)).toEqual([userId]);
  });

  it('omits requests that are no longer active', async () => {
    for (const status of ['cancelled', 'expired', 'completed']) {
      const { requestId } = await slot.waits();
      await slot.setRequests(status, `id = ${requestId}`);
    }
    expect(await slot.waitingAt()).toEqual([]);
  });

  it('has the current age in the user’s time zone, and the stated age without a date of birth', async () => {
    const born = { date_of_birth: '2004-03-03' };
    const east = await slot.waits({ timeZone: 'Asia/Tokyo' }, born);
    const west = await slot.waits({ timeZone: NEW_YORK }, born);
    const stated = await slot.waits({}, { date_of_birth: null, age: 35 });
    const unknown = await slot.waits({}, { date_of_birth: null, age: null });
    // 15:00 UTC on 2 March is midnight in Tokyo.
    const { waiting } = await slot.seating.snapshotOf(DINNER, NOW);
    const ageOf = ({ userId }: { userId: number }) => waiting.find(({ id }) => id === userId)!.age;
    expect([ageOf(east), ageOf(west), ageOf(stated), ageOf(unknown)]).toEqual([22, 21, 35, 0]);
  });

  it('uses the home location for users without one', async () => {
    await slot.waits({}, { latitude: null, longitude: null });
    const home = { latitude: 42.36, longitude: -71.06 };
    expect((await slot.waitingAt())[0]!.coordinates).toBeNull();
    const withHome = new PostgresSlots(database.em, home);
    expect((await withHome.snapshotOf(DINNER, NOW)).waiting[0]!.coordinates).toEqual(home);
  });

  it('has what users privately ask of a whole table, and nothing where the operator has switched a rule off', async () => {
    const asking = await slot.waits({ sharedLanguage: true, notTheOnly: 'non_binary' });
    await new PostgresPrivatePreferences(database.em).save(asking.userId, {
      ...NO_PREFERENCES,
      languages: ['en', 'fr'],
    });
    const silent = await slot.waits();
    const seekersIn = async (slots: PostgresSlots) =>
      new Map((await slots.snapshotOf(DINNER, NOW)).waiting.map((one) => [one.id, one]));
    const waiting = await seekersIn(slot.seating);
    const asked = { languages: ['en', 'fr'], asksSharedLanguage: true, notTheOnly: 'non_binary' };
    expect(waiting.get(asking.userId)).toMatchObject(asked);
    for (const field of Object.keys(asked)) expect(waiting.get(silent.userId)).not.toHaveProperty(field);
    const without = await seekersIn(new PostgresSlots(database.em, null, false));
    expect(without.get(asking.userId)).toMatchObject({ languages: ['en', 'fr'], asksSharedLanguage: true });
    expect(without.get(asking.userId)).not.toHaveProperty('notTheOnly');
  });

  it('contains open matches with their current members', async () => {
    const members = await slot.manyWait(5);
    const [first, ...others] = members;
    const matchId = await slot.seat(members);
    await slot.leaves(first.userId, matchId);
    const { waiting, tables } = await slot.seating.snapshotOf(DINNER, NOW);
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
      await slot.change(await slot.seat(await slot.manyWait(3)), end);
    }
    expect((await slot.seating.snapshotOf(DINNER, NOW)).tables).toEqual([]);
  });

  it('of some users contains only them and their full matches', async () => {
    const [waitsToo, asked] = await slot.manyWait(2);
    const [members, strangers] = [await slot.manyWait(4), await slot.manyWait(4)];
    const matchId = await slot.seat(members);
    await slot.seat(strangers);
    const snapshot = await slot.seating.snapshotOf(DINNER, NOW, [asked.userId, members[2].userId]);
    expect(snapshot.waiting.map(({ id }) => id)).toEqual([asked.userId]);
    expect(snapshot.tables.map((table) => table.matchId)).toEqual([matchId]);
    expect(snapshot.tables[0]!.members.map(({ id }) => id)).toEqual(members.map(({ userId }) => userId));
    expect(snapshot.waiting.map(({ id }) => id)).not.toContain(waitsToo.userId);
    expect(await slot.seating.snapshotOf(DINNER, NOW, [])).toEqual({ waiting: [], tables: [] });
  });
});
