import { aTown } from '../a-town.js';

describe('groups and their codes', () => {
  it('are deleted two days after their Saturday', async () => {
    const town = aTown();
    await town.ask(1, 2);
    await town.comeTogether(1, 2);
    town.clock.pass({ days: 6 });
    await town.purgeGroups();
    expect(town.groups.rows).toHaveLength(1);
    town.clock.pass({ days: 1 });
    await town.purgeGroups();
    expect(town.groups.rows).toEqual([]);
  });
});
