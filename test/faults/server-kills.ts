import { setTimeout as pause } from 'node:timers/promises';
import { Load } from './load.js';
import { aRow, type FaultRow } from './row.js';
import { Town } from './town.js';

/** Milliseconds of load before each kill; varied, so that kills meet different moments of a write. */
const loadMs = (round: number): number => 400 + ((round * 137) % 500);

/** Kills the server under chat, request, join and leave load, and starts it again, `rounds` times. */
export async function serverKills(rounds: number): Promise<FaultRow[]> {
  const row = aRow('server killed (`kill -9`)');
  await Town.during(async (town) => {
    const load = await Load.open(town);
    for (let round = 0; round < rounds; round++) {
      load.start();
      await pause(loadMs(round));
      row.firstAnswers.push(await town.killAndRestart(load.reader));
      await load.check(row);
    }
    await load.stop();
  });
  return [row];
}
