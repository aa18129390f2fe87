import { setTimeout as pause } from 'node:timers/promises';
import { Load } from './load.js';
import { aRow, type FaultRow } from './row.js';
import { Town } from './town.js';

const JOBS = 20;
const LOAD_MS = 5000;
/** With exponential backoff a job fails twice or three times in this load, where a loop would fail hundreds of times. */
const MOST_ATTEMPTS = 4;

/** Jobs that fail at every attempt, under load. */
export async function failingJobs(): Promise<FaultRow[]> {
  const row = aRow(`${JOBS} jobs that always fail`);
  await Town.during(async (town) => {
    const load = await Load.open(town);
    load.start();
    // Without a recipient, the inbox refuses the mail.
    await town.observer.query(
      `select graphile_worker.add_job('send-mail', '{}'::json, max_attempts := 12) from generate_series(1, $1)`,
      [JOBS],
    );
    const began = performance.now();
    await town.firstAnswer(load.reader);
    row.firstAnswers.push(performance.now() - began);
    await pause(LOAD_MS);
    await load.check(row);
    await load.stop();
    row.unexpected += await town.count('graphile_worker.jobs where attempts > $1', [MOST_ATTEMPTS]);
    row.lost += JOBS - (await town.count('graphile_worker.jobs where last_error is not null', []));
  });
  return [row];
}
