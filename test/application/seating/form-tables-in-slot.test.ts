import type { RecordedJob } from '../../support/fakes/recording-jobs.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';

const FAR_AWAY = { coordinates: { latitude: 51.5, longitude: -0.1 } };
const delayed = (jobs: { waiting: RecordedJob[] }) =>
  jobs.waiting.filter(({ name, options }) => name === 'form-tables' && options.delaySeconds! > 2);

describe('a run over a slot', () => {
  it('is repeated when the patience of the longest-waiting user ends, and then seats four', async () => {
    const town = aTown({ patienceSeconds: 600 });
    await town.ask(1);
    await town.doJobs();
    town.clock.pass({ seconds: 100 });
    await town.ask(2, 3, 4);
    await town.doJobs();
    expect(town.seated()).toEqual([]);
    expect(delayed(town.jobs).map(({ options }) => options.delaySeconds)).toEqual([600]);

    await town.later({ seconds: 499 });
    expect(town.seated()).toEqual([]);
    await town.later({ seconds: 1 });
    expect(town.seated()).toEqual([[1, 2, 3, 4]]);
  });

  it('queues one delayed run per longest-waiting user, so that no end of patience is missed', async () => {
    const town = aTown({ patienceSeconds: 600 });
    await town.ask(1);
    await town.doJobs();
    town.clock.pass({ seconds: 60 });
    await town.ask(2);
    await town.doJobs();
    await town.withdrawRequest(1, town.requestOf(1).id);
    await town.ask(3);
    await town.doJobs();
    const wakings = delayed(town.jobs).map(({ options }) => options);
    expect(new Set(wakings.map(({ key }) => key)).size).toBe(2);
    expect(wakings.at(-1)).toMatchObject({ delaySeconds: 600 });
  });

  it('queues no delayed run when no user waits or the patience of all has ended', async () => {
    const town = aTown({ patienceSeconds: 600 });
    await town.ask(1, 2, 3, 4, 5);
    await town.doJobs();
    expect(delayed(town.jobs)).toEqual([]);

    await town.ask(6);
    await town.later({ seconds: 700 });
    expect(delayed(town.jobs)).toEqual([]);
  });

  it('leaves those whose final run was missed in an outage to that run', async () => {
    const town = aTown();
    await town.ask(1, 2, 3);
    await town.later(UNTIL_FRIDAY);
    await town.changesProfile(1);
    await town.doJobs();
    expect(town.seated()).toEqual([]);
    await town.runFinals();
    expect(town.seated()).toEqual([[1, 2, 3]]);
    expect(town.tables()[0]!.formation).toMatchObject({ run: 'final' });
  });

  it('seats three at once after the final run', async () => {
    const town = aTown();
    for (const userId of [1, 2]) town.seating.profiles.set(userId, FAR_AWAY);
    await town.ask(1, 2, 3);
    await town.later(UNTIL_FRIDAY);
    await town.runFinals();
    expect(town.seated()).toEqual([]);
    town.seating.profiles.clear();
    await town.changesProfile(1);
    await town.doJobs();
    expect(town.seated()).toEqual([[1, 2, 3]]);
    expect(town.tables()[0]!.status).toBe('confirmed');
  });
});
