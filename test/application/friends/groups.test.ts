import { limitedTo, refused } from '../../support/refused.js';
import { aTown, type Town, UNTIL_FRIDAY } from '../a-town.js';

let town: Town;
beforeEach(() => {
  town = aTown();
});

describe('bringing a friend', () => {
  it('gives a code of eight characters, the same each time', async () => {
    await town.ask(1);
    await town.opens(1);
    const group = await town.groupOf(1);
    expect(group).toEqual({
      state: 'waiting',
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
      friends: [],
      heldUntil: new Date('2026-03-03T15:00:00Z'),
    });
    await town.opens(1);
    expect(await town.groupOf(1)).toEqual(group);
  });

  it('needs a request that waits', async () => {
    await refused(town.opens(1), 'group_needs_request');
    await town.gather(1, 2, 3, 4, 5);
    await refused(town.opens(1), 'active_match');
  });

  it('is too late once the tables are decided', async () => {
    await town.ask(1);
    await town.later(UNTIL_FRIDAY);
    await refused(town.opens(1), 'group_too_late');
  });

  it('gives a new code after the group is over', async () => {
    const code = await town.askTogether(1, 2);
    await town.leaves(2);
    await town.opens(1);
    expect((await town.groupOf(1))?.code).not.toBe(code);
  });

  it('is limited', async () => {
    await town.ask(1);
    await limitedTo(20, () => town.opens(1));
  });
});

describe('the group of a user', () => {
  it('is none without friends', async () => {
    expect(await town.groupOf(1)).toBeNull();
    await town.ask(1);
    expect(await town.groupOf(1)).toBeNull();
  });

  it('names the others, and shows the code until three are together', async () => {
    await town.ask(1, 2, 3);
    const code = await town.comeTogether(1, 2);
    expect(await town.groupOf(2)).toEqual({ state: 'together', code, friends: ['User 1'], heldUntil: null });
    await town.joins(3, code);
    expect(await town.groupOf(1)).toEqual({
      state: 'together',
      code: null,
      friends: ['User 2', 'User 3'],
      heldUntil: null,
    });
  });

  it('shows no code once the tables are decided', async () => {
    await town.askTogether(1, 2);
    town.clock.pass(UNTIL_FRIDAY);
    expect(await town.groupOf(1)).toMatchObject({ state: 'together', code: null });
  });

  it('does not tell how far away or how old the others are', async () => {
    await town.askTogether(1, 2);
    town.seating.profiles.set(2, { age: 71, coordinates: { latitude: 33.7, longitude: -84.4 } });
    expect(await town.groupOf(1)).toMatchObject({ state: 'together' });
  });

  it('is over after a block, which neither of them reads as one', async () => {
    await town.askTogether(1, 2);
    await town.blocks.add(1, 2, town.clock.now());
    expect(await town.groupOf(2)).toEqual({ state: 'over', code: null, friends: [], heldUntil: null });
  });
});

describe('a group', () => {
  it('ends when one leaves it: the others wait alone and read that', async () => {
    await town.askTogether(1, 2, 3);
    await town.leaves(2);
    expect(await town.groupOf(2)).toBeNull();
    for (const userId of [1, 3]) {
      expect(await town.groupOf(userId)).toEqual({ state: 'over', code: null, friends: [], heldUntil: null });
      expect(town.requestOf(userId).status).toBe('active');
      await town.leaves(userId);
      expect(await town.groupOf(userId)).toBeNull();
    }
    expect(town.groups.rows).toEqual([]);
    expect(town.realtime.signals).toContainEqual({ type: 'matches_changed', userIds: [1, 2, 3] });
  });

  it('ends when one withdraws: the request of the other stays open and is seated alone', async () => {
    await town.askTogether(1, 2);
    await town.withdrawRequest(2, town.requestOf(2).id);
    expect(await town.groupOf(1)).toMatchObject({ state: 'over' });
    await town.leaves(1);
    await town.gather(3, 4, 5, 6);
    expect(town.seated()).toEqual([[1, 3, 4, 5, 6]]);
  });

  it('is over once both have a table: when one leaves it, the other keeps the seat', async () => {
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs(town.comeTogether(1, 2));
    await town.doJobs(town.leave(2, town.tables()[0]!.id));
    expect(town.seated()).toEqual([[1, 3, 4, 5]]);
    expect(town.requestOf(1).status).toBe('matched');
  });

  it('is not left at a table, where ages and distance of friends keep not counting', async () => {
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs(town.comeTogether(1, 2));
    await town.leaves(2);
    expect(await town.groupOf(2)).toMatchObject({ state: 'together' });
  });

  it('can be left twice, and without a request', async () => {
    await town.leaves(1);
    await town.ask(1);
    await town.opens(1);
    await town.leaves(1);
    await town.leaves(1);
    expect(town.groups.rows).toEqual([]);
  });
});

it('groups and their codes are deleted two days after their Saturday', async () => {
  await town.askTogether(1, 2);
  town.clock.pass({ days: 6 });
  await town.purgeGroups();
  expect(town.groups.rows).toHaveLength(1);
  town.clock.pass({ days: 1 });
  await town.purgeGroups();
  expect(town.groups.rows).toEqual([]);
});
