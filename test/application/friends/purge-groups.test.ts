import { describe, expect, it } from '@jest/globals';
import { aTownWithGroups } from './a-town-with-groups.js';

describe('groups and their codes', () => {
  it('are deleted two days after their Saturday', async () => {
    const town = aTownWithGroups();
    await town.ask(1, 2);
    await town.comeTogether(1, 2);
    town.clock.pass({ days: 6 });
    await town.purge();
    expect(town.groups.rows).toHaveLength(1);
    town.clock.pass({ days: 1 });
    await town.purge();
    expect(town.groups.rows).toEqual([]);
  });
});
