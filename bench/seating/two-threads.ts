import { ThreadEngine } from '../../src/adapters/seating/thread-engine.js';
import { makeWorld, type World } from '../worlds.js';
import { finalProblem } from './solvers.js';

/** The time of two warm worker threads for all slots of a world, in milliseconds. */
export async function twoThreadsMs(world: World): Promise<number> {
  const engine = new ThreadEngine({ maxInline: 0, threads: 2 });
  const seat = (slots: World) =>
    Promise.all([...slots.values()].map((waiting) => engine.solve(finalProblem(waiting))));
  try {
    await seat(makeWorld('mixed', 10_000, 1));
    const startedAt = performance.now();
    await seat(world);
    return performance.now() - startedAt;
  } finally {
    await engine.close();
  }
}
