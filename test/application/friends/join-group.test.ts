import { refused } from '../../support/refused.js';
import { GroupCodeInvalid } from '../../../src/domain/friends/group-errors.js';
import { MatchingRequest } from '../../../src/domain/matching-request/matching-request.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aTown, type Town, UNTIL_FRIDAY } from '../a-town.js';

let town: Town;
beforeEach(() => {
  town = aTown();
});

describe('joining a friend', () => {
  it('works with the code in any case, with spaces, dashes and mistaken letters', async () => {
    await town.ask(1, 2);
    const code = await town.comeTogether(1);
    const typed = `${code.slice(0, 4)}-${code.slice(4)} `
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l');
    await town.joins(2, typed);
    await town.joins(2, code);
    expect(await town.groupOf(1)).toMatchObject({ state: 'together', friends: ['User 2'] });
    expect(await town.groupOf(2)).toMatchObject({ state: 'together', friends: ['User 1'] });
    expect(town.realtime.signals).toContainEqual({ type: 'matches_changed', userIds: [1, 2] });
  });

  it('seats both at one table, and neither where there is a seat for one', async () => {
    await town.gather(1, 2, 3, 4, 5);
    await town.doJobs(town.askTogether(6, 7));
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    await town.gather(8, 9, 10);
    expect(town.seated().join(' | ')).toBe('1,2,3,4,5 | 6,7,8,9,10');
  });

  it('saves no table that would separate friends who came together during the run', async () => {
    await town.ask(1, 2, 3, 4, 5);
    await town.asks(6, { maxDistance: 5 });
    const code = await town.comeTogether(1);
    // The run seats five of six; who is left out joins one of them meanwhile.
    await town.runWhile(() => town.joins(6, code));
    expect(town.seated().filter((members) => members.includes(1) !== members.includes(6))).toEqual([]);
  });

  it('tells the same for a wrong code, another slot, a withdrawn request and a block', async () => {
    await town.ask(1, 2, 3);
    await town.asks(4, { slot: { ...DINNER, preferredTime: 'lunch' } });
    const code = await town.comeTogether(1);
    await town.blocks.add(1, 2, town.clock.now());
    const messages = new Set<string>();
    const attempts: Array<[number, string]> = [
      [3, '00000000'],
      [3, 'not a code'],
      [2, code],
      [4, code],
    ];
    for (const [userId, tried] of attempts) {
      const error = await town.joins(userId, tried).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(GroupCodeInvalid);
      messages.add((error as Error).message);
    }
    await town.withdrawRequest(1, town.requestOf(1).id);
    await refused(town.joins(3, code), 'group_code_invalid');
    expect(messages.size).toBe(1);
  });

  it('says that the friend has a table by now, but not to someone with a block', async () => {
    await town.ask(1, 2, 3, 4, 5);
    const code = await town.comeTogether(1);
    await town.later({ hours: 24 });
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    await town.ask(6, 7);
    await town.blocks.add(7, 1, town.clock.now());
    await refused(town.joins(6, code), 'friend_is_seated');
    await refused(town.joins(7, code), 'group_code_invalid');
  });

  it('is for three at most, and for one group at a time', async () => {
    await town.ask(1, 2, 3, 4, 5);
    const code = await town.comeTogether(1, 2, 3);
    await refused(town.joins(4, code), 'group_is_full');
    const other = await town.comeTogether(4);
    await refused(town.joins(3, other), 'already_in_group');
    // A code that no friend has used does not bind.
    await town.opens(5);
    await town.joins(5, other);
    expect(await town.groupOf(4)).toMatchObject({ friends: ['User 5'] });
  });

  it('tells nothing about ages and distance: friends of any age and place come together', async () => {
    await town.asks(1, { ageRangeMin: 18, ageRangeMax: 30, maxDistance: 5 });
    await town.ask(2, 3);
    town.seating.profiles.set(2, { age: 44 });
    town.seating.profiles.set(3, { coordinates: { latitude: 33.7, longitude: -84.4 } });
    await town.comeTogether(1, 2, 3);
    expect(await town.groupOf(1)).toMatchObject({ state: 'together', friends: ['User 2', 'User 3'] });
  });

  it('needs one time zone, because its tables are decided together', async () => {
    await town.ask(1, 2);
    town.requestOf(2).moveTo('America/Los_Angeles', town.clock.now());
    const code = await town.comeTogether(1);
    await refused(town.joins(2, code), 'friends_in_different_zones');
  });

  it('gives both a table with people who fit each of them, which fills up after the third friend has left', async () => {
    await town.ask(1, 2, 3, 4, 5);
    town.seating.profiles.set(2, { age: 44 });
    for (const userId of [3, 4, 5, 6]) town.seating.profiles.set(userId, { age: 30 });
    await town.requests.save(
      MatchingRequest.restore({ ...town.requestOf(1).state, ageRangeMin: 18, ageRangeMax: 31 }),
    );
    await town.doJobs(town.comeTogether(1, 2, 3));
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    await town.leave(3, town.tables()[0]!.id);
    await town.jobs.add('profile-changed', { userId: 1 });
    await town.gather(6);
    expect(town.seated()).toEqual([[1, 2, 4, 5, 6]]);
  });

  it('ends after ten attempts an hour', async () => {
    const code = await town.askTogether(1);
    for (let i = 0; i < 10; i++) await town.joins(2, '00000000').catch(() => undefined);
    await refused(town.joins(2, code), 'too_many_attempts');
  });
});

describe('joining a friend without a request', () => {
  const LUNCH = { ...DINNER, preferredTime: 'lunch' } as const;

  it("opens one for the friend's slot, which begins as the form does", async () => {
    await town.asks(1, { slot: LUNCH });
    await town.joins(2, await town.comeTogether(1));
    expect(town.requestOf(2).state).toMatchObject({
      ...LUNCH,
      status: 'active',
      maxDistance: 10,
      ageRangeMin: null,
      ageRangeMax: null,
      notTheOnly: null,
    });
    expect(await town.groupOf(1)).toMatchObject({ state: 'together', friends: ['User 2'] });
  });

  it('asks for what the user asked for last', async () => {
    await town.asks(2, { slot: LUNCH, maxDistance: 35, ageRangeMin: 30, ageRangeMax: 50 });
    await town.withdrawRequest(2, town.requestOf(2).id);
    await town.asks(1, { maxDistance: 5 });
    await town.joins(2, await town.comeTogether(1));
    expect(town.requestOf(2).state).toMatchObject({
      ...DINNER,
      status: 'active',
      maxDistance: 35,
      ageRangeMin: 30,
      ageRangeMax: 50,
    });
  });

  it('takes the place of a request for another slot only when the user says so', async () => {
    await town.ask(1);
    await town.asks(2, { slot: LUNCH });
    const code = await town.comeTogether(1);
    await refused(town.joins(2, code), 'group_code_invalid');
    const { id } = town.requestOf(2);
    await town.joins(2, code, id);
    expect(town.requestOf(2)).toMatchObject({ slot: DINNER, status: 'active' });
    expect(await town.groupOf(1)).toMatchObject({ friends: ['User 2'] });
  });

  it('leaves none behind where it is refused, and none where there is a table', async () => {
    await town.ask(1, 2, 3);
    const full = await town.comeTogether(1, 2, 3);
    await refused(town.joins(4, full), 'group_is_full');
    await refused(town.joins(4, '00000000'), 'group_code_invalid');
    expect(town.requestOf(4)).toBeUndefined();
    await town.gather(5, 6, 7, 8, 9);
    await town.asks(10, { slot: LUNCH });
    const code = await town.comeTogether(10);
    await refused(town.joins(5, code), 'active_match');
  });

  it('is too late once the tables are decided', async () => {
    const code = await town.askTogether(1);
    town.clock.pass(UNTIL_FRIDAY);
    await refused(town.joins(2, code), 'group_too_late');
  });
});

describe('friends who move one after the other', () => {
  const LOS_ANGELES = 'America/Los_Angeles';
  const NEW_YORK = 'America/New_York';

  const zonesOf = async (town: ReturnType<typeof aTown>) =>
    (await town.seating.snapshotOf(DINNER, town.clock.now())).waiting.map(({ timeZone }) => timeZone);

  it('are seated at one hour, that of those who have set a location', async () => {
    for (const userId of [1, 2, 3]) town.seating.profiles.set(userId, { coordinates: null });
    await town.askTogether(1, 2, 3);
    expect(await zonesOf(town)).toEqual([NEW_YORK, NEW_YORK, NEW_YORK]);
    town.seating.profiles.clear();
    for (const userId of [2, 3]) town.seating.profiles.set(userId, { coordinates: null });
    await town.movesTo(1, LOS_ANGELES);
    expect(await zonesOf(town)).toEqual([LOS_ANGELES, LOS_ANGELES, LOS_ANGELES]);
  });

  it('are seated at the hour of most, and each at their own once the group is over', async () => {
    await town.askTogether(1, 2, 3);
    await town.movesTo(2, LOS_ANGELES);
    expect(await zonesOf(town)).toEqual([NEW_YORK, NEW_YORK, NEW_YORK]);
    await town.leaves(3);
    expect(await zonesOf(town)).toEqual([NEW_YORK, LOS_ANGELES, NEW_YORK]);
  });

  it('wait together for one who has a seat at the instant of the table', async () => {
    // At 18:00 in New York.
    const meetupId = await town.plan(9, { scheduledTime: '17:00', timeZone: 'America/Chicago' });
    town.requestingUsers.zones.set(1, 'America/Chicago');
    await town.ask(1);
    await town.join(1, meetupId);
    await town.movesTo(1, NEW_YORK);
    await town.ask(2, 3, 4, 5, 6);
    await town.doJobs(town.comeTogether(1, 2));
    await town.later({ minutes: 11 });
    expect(town.seated()).toContainEqual([3, 4, 5, 6]);
    expect([1, 2].map((userId) => town.requestOf(userId).status)).toEqual(['active', 'active']);
  });

  it('are never split by the final run of one zone', async () => {
    for (const userId of [1, 2, 3]) town.requestingUsers.zones.set(userId, LOS_ANGELES);
    await town.askTogether(1, 2, 3);
    await town.movesTo(3, NEW_YORK);
    // Thursday 22:15 in Los Angeles, and Friday 01:15 in New York.
    await town.later({ days: 3, hours: 15, minutes: 15 });
    await town.runFinals();
    expect(town.seated()).toEqual([]);
    await town.later({ hours: 3 });
    await town.runFinals();
    expect(town.tables()).toMatchObject([{ timeZone: LOS_ANGELES, status: 'confirmed' }]);
    expect(town.seated()).toEqual([[1, 2, 3]]);
  });
});
