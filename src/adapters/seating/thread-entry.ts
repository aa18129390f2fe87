import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { TimedSeatingResult } from '../../application/seating/ports.js';
import type { SeatingProblem } from '../../domain/seating/model/problem.js';
import type { Seeker } from '../../domain/seating/model/seeker.js';
import { AgeRange } from '../../domain/shared/age.js';
import { ReloadingSolver } from './reloading-solver.js';

/** The response to one question: a result or an error. */
export interface ThreadResponse {
  readonly result?: TimedSeatingResult;
  readonly error?: Error;
}

/** The niceness of the thread, so that requests have priority. Only on Linux is it per thread and not per process. */
const NICENESS = 10;
if (process.platform === 'linux') setPriority(NICENESS);

/** The structured clone of a message has no methods, so age ranges are created again. */
const withAgeRange = <P extends Seeker>(person: P): P => ({
  ...person,
  ageRange: AgeRange.of(person.ageRange.min, person.ageRange.max),
});

const solver = new ReloadingSolver();

async function respond(problem: SeatingProblem): Promise<ThreadResponse> {
  try {
    const waiting = problem.waiting.map(withAgeRange);
    const openTables = problem.openTables.map((table) => ({
      ...table,
      members: table.members.map(withAgeRange),
    }));
    return { result: await solver.solve({ ...problem, waiting, openTables }) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

parentPort!.on(
  'message',
  (problem: SeatingProblem) => void respond(problem).then((response) => parentPort!.postMessage(response)),
);
