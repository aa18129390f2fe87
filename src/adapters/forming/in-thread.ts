import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Formed } from '../../application/match/ports.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';
import type { Seeker } from '../../domain/seating/model/seeker.js';
import { AgeRange } from '../../domain/shared/age.js';
import { solverIfThere } from './solver-if-there.js';
import { timedTables } from './timed-tables.js';

/** What the thread says of one problem. */
export interface Answer {
  readonly result?: Formed;
  readonly problem?: string;
}

/** Somebody's poll is never to wait for a run. Linux counts threads one by one; elsewhere it would be the whole process. */
const POLITE = 10;
if (process.platform === 'linux') setPriority(POLITE);

/** Fields cross into a thread, behaviour does not. */
const revived = <P extends Seeker>(person: P): P => ({
  ...person,
  ageRange: AgeRange.of(person.ageRange.min, person.ageRange.max),
});

const solver = await solverIfThere();

function answer(problem: SeatingProblem): Answer {
  try {
    const waiting = problem.waiting.map(revived);
    const openTables = problem.openTables.map((table) => ({ ...table, members: table.members.map(revived) }));
    return { result: timedTables({ ...problem, waiting, openTables }, solver) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort!.on('message', (problem: SeatingProblem) => parentPort!.postMessage(answer(problem)));
