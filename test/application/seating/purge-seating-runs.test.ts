import { purgeSeatingRuns } from '../../../src/application/seating/purge-seating-runs.js';
import { aTown } from '../a-town.js';

const five = [1, 2, 3, 4, 5];

describe('the statistics of runs', () => {
  it('are deleted after ninety days', async () => {
    const town = aTown();
    await town.ask(...five);
    await town.doJobs();
    const purge = purgeSeatingRuns(town.runs, town.clock);
    town.clock.pass({ days: 90 });
    await purge.execute();
    expect(town.runs.kept).toHaveLength(1);
    town.clock.pass({ seconds: 1 });
    await purge.execute();
    expect(town.runs.kept).toEqual([]);
  });
});
