import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { GroupNeedsRequest, GroupTooLate } from '../../../src/domain/friends/group-errors.js';
import { AlreadyInActiveMatch } from '../../../src/domain/matching-request/matching-request-errors.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';

describe('bringing a friend', () => {
  it('gives a code of eight characters, the same each time', async () => {
    const town = aTown();
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
    const town = aTown();
    await expect(town.opens(1)).rejects.toThrow(GroupNeedsRequest);
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    await expect(town.opens(1)).rejects.toThrow(AlreadyInActiveMatch);
  });

  it('is too late once the tables are decided', async () => {
    const town = aTown();
    await town.ask(1);
    await town.later(UNTIL_FRIDAY);
    await expect(town.opens(1)).rejects.toThrow(GroupTooLate);
  });

  it('gives a new code after the group is over', async () => {
    const town = aTown();
    await town.ask(1, 2);
    const code = await town.comeTogether(1, 2);
    await town.leaves(2);
    await town.opens(1);
    expect((await town.groupOf(1))?.code).not.toBe(code);
  });

  it('is limited', async () => {
    const town = aTown();
    await town.ask(1);
    for (let i = 0; i < 20; i++) await town.opens(1);
    await expect(town.opens(1)).rejects.toThrow(TooManyAttempts);
  });
});
