import { aTown } from '../a-town.js';

describe('a group', () => {
  it('ends when one leaves it: the others wait alone and read that', async () => {
    const town = aTown();
    await town.ask(1, 2, 3);
    await town.comeTogether(1, 2, 3);
    await town.leaves(2);
    expect(await town.groupOf(2)).toBeNull();
    for (const userId of [1, 3]) {
      expect(await town.groupOf(userId)).toEqual({
        state: 'over',
        code: null,
        friends: [],
        heldUntil: null,
      });
      expect(town.requestOf(userId).status).toBe('active');
      await town.leaves(userId);
      expect(await town.groupOf(userId)).toBeNull();
    }
    expect(town.groups.rows).toEqual([]);
    expect(town.realtime.signals).toContainEqual({ type: 'matches_changed', userIds: [1, 2, 3] });
  });

  it('ends when one withdraws: the request of the other stays open and is seated alone', async () => {
    const town = aTown();
    await town.ask(1, 2);
    await town.comeTogether(1, 2);
    await town.withdrawRequest(2, town.requestOf(2).id);
    expect(await town.groupOf(1)).toMatchObject({ state: 'over' });
    await town.leaves(1);
    await town.ask(3, 4, 5, 6);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 3, 4, 5, 6]]);
  });

  it('is over once both have a table: when one leaves it, the other keeps the seat', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.comeTogether(1, 2);
    await town.doJobs();
    await town.leave(2, town.tables()[0]!.id);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 3, 4, 5]]);
    expect(town.requestOf(1).status).toBe('matched');
  });

  it('is not left at a table, where ages and distance of friends keep not counting', async () => {
    const town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    await town.comeTogether(1, 2);
    await town.doJobs();
    await town.leaves(2);
    expect(await town.groupOf(2)).toMatchObject({ state: 'together' });
  });

  it('can be left twice, and without a request', async () => {
    const town = aTown();
    await town.leaves(1);
    await town.ask(1);
    await town.opens(1);
    await town.leaves(1);
    await town.leaves(1);
    expect(town.groups.rows).toEqual([]);
  });
});
