import { writeFile } from 'node:fs/promises';
import { migrate } from '../src/infrastructure/database/migrate.js';
import { Options } from './live/options.js';
import { withWorld } from './live/world.js';
import { askConsole } from './year/console.js';
import { pageOf } from './year/figures.js';
import { Play } from './year/play.js';

/**
 * Plays a year of a town through the interfaces of a running product, whose clock is moved, and prints a page of figures.
 * A year in which an invariant is broken ends with exit code 1.
 */
export async function benchYear(words: readonly string[]): Promise<void> {
  // A year is about what happens, and not about how long a commit takes.
  const options = new Options([...words, '--postgres', 'fsync=off,synchronous_commit=off']);
  const plan = {
    seed: options.number('seed', 2027),
    members: options.number('members', 600),
    weeks: options.number('weeks', 52),
    appetite: options.number('percent-asking', 20) / 100,
  };
  await withWorld(options, async (world) => {
    await migrate(world.databaseUrl);
    console.log(`A year of a town, seed ${plan.seed}`);
    const faultWeeks =
      plan.weeks < 20 ? { kill: 0, outage: 0, upgrade: 1 } : { upgrade: 6, kill: 9, outage: 19 };
    const play = await Play.open(plan, faultWeeks, world, console.log);
    world.onClose(() => play.close());
    let answers = '';
    try {
      const { staff } = await play.year(console.log);
      answers = await askConsole(await staff.admin());
    } finally {
      const page = `${pageOf(play.result)}\n${answers}`;
      console.log(`\n${page}`);
      const file = options.text('page');
      if (file !== undefined) await writeFile(file, `${page}\n`);
    }
    if (play.result.town.findings.broken.length > 0) process.exitCode = 1;
  });
}
