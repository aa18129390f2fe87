import { RequestRun } from '../../../src/application/seating/request-run.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';
import { aTown } from '../a-town.js';

describe('requesting a run', () => {
  it('queues one debounced run for a burst of requests', async () => {
    const town = aTown({ debounceMs: 250 });
    await town.ask(1, 2, 3);
    for (const _ of town.jobs.take('request-opened')) await town.requestRun();
    const slot = '2026-03-07/dinner/restaurant';
    expect(town.jobs.waiting.map(({ options }) => options)).toEqual([
      { key: `form-tables:${slot}`, queue: slot, delaySeconds: 0.25 },
    ]);
  });

  it('queues nothing for the freed seat of a meetup, which has no slot', async () => {
    const jobs = new RecordingJobs();
    await new RequestRun(jobs, 1000).execute({ slot: null });
    expect(jobs.waiting).toEqual([]);
  });
});
