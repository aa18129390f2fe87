import { writeFile } from 'node:fs/promises';
import { makeWorld, type World } from '../../support/seating/worlds.js';
import { ThreadEngine } from '../../../src/adapters/seating/thread-engine.js';
import { seededRandom } from '../../../src/domain/seating/model/random.js';
import type { NewTable } from '../../../src/domain/seating/model/result.js';
import { runBuilt } from '../../support/built-command.js';
import { ownFolder } from '../../support/own-folder.js';

const SEED = 1;
/** The seating engine of the server, without its worker thread, because the sources are not compiled here. */
const service = new ThreadEngine({ maxInline: 0, execArgv: ['--import', './scripts/typescript.mjs'] });

const folder = ownFolder();
afterAll(async () => {
  await service.close();
});

/** The users in the format of the file, shuffled. */
function peopleOf(world: World, seed: number): object[] {
  const people = [...world].flatMap(([slot, seekers]) => {
    const [preferredDate, preferredTime, venueType] = slot.split('/');
    return seekers.map(({ coordinates, ageRange, hasPriority: _hasPriority, avoid, ...person }) => ({
      ...person,
      ...coordinates,
      ageRangeMin: ageRange.min,
      ageRangeMax: ageRange.max,
      avoid: [...avoid],
      preferredDate,
      preferredTime,
      venueType,
    }));
  });
  return seededRandom(seed).shuffle(people);
}

async function fromFile(people: readonly object[]): Promise<NewTable[]> {
  const file = folder('people.json');
  await writeFile(file, JSON.stringify(people));
  const { stdout } = await runBuilt('tables', [file, '--seed', String(SEED)]);
  return (JSON.parse(stdout) as { tables: NewTable[] }).tables;
}

async function fromService(world: World): Promise<NewTable[]> {
  const problems = [...world.values()].map((waiting) => ({
    waiting,
    openTables: [],
    pass: 'final' as const,
    patienceSeconds: 600,
    seed: SEED,
  }));
  const results = await Promise.all(problems.map((problem) => service.solve(problem)));
  return results.flatMap(({ tables }) => tables);
}

const byFirstMember = (tables: readonly NewTable[]): NewTable[] =>
  tables.toSorted((a, b) => a.members[0]! - b.members[0]!);

test('the command and the server form the same tables for the same users in any order', async () => {
  const world = makeWorld('mixed', 600, 201);
  const tables = byFirstMember(await fromService(world));
  expect(tables.length).toBeGreaterThan(40);
  // Shuffled: the service got them in another order.
  expect(byFirstMember(await fromFile(peopleOf(world, 201)))).toEqual(tables);
}, 60_000);
