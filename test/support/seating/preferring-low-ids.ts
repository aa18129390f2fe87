import { areAllCompatible } from '../../../src/domain/seating/model/compatibility.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import { seededRandom } from '../../../src/domain/seating/model/random.js';
import type { SeatingResult } from '../../../src/domain/seating/model/result.js';

/**
 * A planted bias that breaks no rule: wherever a waiting user fits in place of a seated one with a higher id, they get the
 * seat, with this probability.
 */
export function preferringLowIds(
  problem: SeatingProblem,
  result: SeatingResult,
  probability: number,
): SeatingResult {
  const random = seededRandom(problem.seed);
  const byId = new Map(problem.waiting.map((one) => [one.id, one]));
  const tables = result.tables.map(({ members, ...table }) => ({ ...table, members: [...members] }));
  const unseated = result.unseated.map((id) => {
    if (random.below(1000) >= probability * 1000) return id;
    for (const { members } of tables) {
      for (const [at, seated] of members.entries()) {
        const others = members.filter((other) => other !== seated);
        if (seated < id || byId.get(seated)!.hasPriority) continue;
        if (!areAllCompatible([...others, id].map((one) => byId.get(one)!))) continue;
        members[at] = id;
        return seated;
      }
    }
    return id;
  });
  return { ...result, tables, unseated };
}
