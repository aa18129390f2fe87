import { hasProspects } from '../../src/domain/match/forming/prospects.js';
import { seatingRules } from '../../src/domain/match/forming/seating-rules.js';
import { crowdsOf } from '../../src/domain/match/forming/splitting.js';
import type { World } from '../worlds.js';
import { finalProblem } from './solvers.js';

/** How many suit enough others for one table at all: nobody can seat more, and not always so many. */
export function prospectsBound(world: World): number {
  return [...world.values()]
    .flatMap((waiting) => crowdsOf(finalProblem(waiting), seatingRules('final', 0)))
    .flatMap((crowd) => crowd.people.filter((_person, at) => hasProspects(crowd, at))).length;
}
