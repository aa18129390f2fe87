import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../support/eventually.js';
import type { PostgresProcesses } from './postgres-processes.js';
import { Load } from './load.js';
import { aRow, type FaultRow } from './row.js';
import { Town } from './town.js';

const KILLS = 3;
const FREEZES = 2;
const LOAD_MS = 1500;
/** Longer than the timeout within which requests must be answered. */
const FROZEN_MS = 12_000;
const ANSWERED_WITHIN_MS = 10_000;

/** Kills PostgreSQL under load, which is then restarted on the same port, and freezes it. */
export async function databaseFaults(_rounds: number, postgres: PostgresProcesses): Promise<FaultRow[]> {
  const [killed, frozen] = [aRow('PostgreSQL killed'), aRow('PostgreSQL frozen for 12 s')];
  const town = await Town.open();
  try {
    const load = await Load.open(town);
    for (let round = 0; round < KILLS; round++) {
      load.start();
      await pause(LOAD_MS);
      const began = performance.now();
      await postgres.kill();
      await town.firstAnswer(load.reader);
      killed.firstAnswers.push(performance.now() - began);
      await load.check(killed);
    }
    for (let round = 0; round < FREEZES; round++) {
      load.start();
      await pause(LOAD_MS);
      await postgres.freeze();
      const began = performance.now();
      const answers = await Promise.all(
        ['/api/user', '/api/user/matches', '/api/meetups', '/readyz'].map(async (path) => {
          const { status } = await load.reader.get(path);
          return { status, ms: performance.now() - began };
        }),
      );
      frozen.unexpected += answers.filter(
        ({ status, ms }) => status !== 503 || ms > ANSWERED_WITHIN_MS,
      ).length;
      await pause(Math.max(0, FROZEN_MS - (performance.now() - began)));
      const thawed = performance.now();
      await postgres.thaw();
      await town.firstAnswer(load.reader);
      frozen.firstAnswers.push(performance.now() - thawed);
      await load.check(frozen);
      await eventually(async () => (await openTransactions(town)) === 0);
    }
    await load.stop();
  } finally {
    await postgres.thaw();
    await town.close();
    await town.database.drop();
  }
  return [killed, frozen];
}

const openTransactions = (town: Town): Promise<number> =>
  town.count(`pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`, []);
