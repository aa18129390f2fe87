import { setTimeout as pause } from 'node:timers/promises';
import { Load } from './load.js';
import { aRow, type FaultRow } from './row.js';
import { Town } from './town.js';

/** The clock of each start, in seconds from the system's: two hours ahead, back, and behind. */
const OFFSETS = [7200, 0, -7200, 0];
const LOAD_MS = 1000;

/** Starts the server again with another clock, under load. */
export async function clockJumps(): Promise<FaultRow[]> {
  const row = aRow('clock jumps by two hours');
  await Town.during(async (town) => {
    const load = await Load.open(town);
    for (const offset of OFFSETS) {
      load.start();
      await pause(LOAD_MS);
      const env = { CLOCK_OFFSET_SECONDS: String(offset) };
      row.firstAnswers.push(await town.killAndRestart(load.reader, env));
      await load.check(row);
    }
    await load.stop();
  });
  return [row];
}
