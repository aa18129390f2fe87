import { formTables } from '../../src/domain/match/forming/form-tables.js';
import type { FormingProblem } from '../../src/domain/match/forming/forming.js';
import type { Seeker } from '../../src/domain/match/forming/seeker.js';
import { firstComeFirstServed } from '../comparators/first-come-first-served.js';
import { matchAndMerge } from '../comparators/match-and-merge.js';
import { mostConstrainedFirst } from '../comparators/most-constrained-first.js';
import { shuffleAndChunk } from '../comparators/shuffle-and-chunk.js';

/** Somebody who seats the people of one slot. */
export interface Solver {
  readonly name: string;
  readonly seat: (waiting: readonly Seeker[]) => Seeker[][];
  /** In larger slots they would take minutes, and sit out. */
  readonly largestSlot: number;
}

export function finalProblem(waiting: readonly Seeker[]): FormingProblem {
  return { waiting, openTables: [], pass: 'final', patienceSeconds: 0, seed: 1 };
}

export const ENGINE: Solver = {
  name: 'tables',
  seat: (waiting) => {
    const byId = new Map(waiting.map((person) => [person.id, person]));
    return formTables(finalProblem(waiting)).tables.map(({ members }) => members.map((id) => byId.get(id)!));
  },
  largestSlot: Infinity,
};

export const QUEUE: Solver = {
  name: 'first come, first served',
  seat: firstComeFirstServed,
  largestSlot: Infinity,
};

export const COMPARATORS: readonly Solver[] = [
  QUEUE,
  { name: 'shuffle and chunk', seat: shuffleAndChunk, largestSlot: Infinity },
  { name: 'most constrained first', seat: mostConstrainedFirst, largestSlot: 10_000 },
  { name: 'match and merge', seat: matchAndMerge, largestSlot: Infinity },
];
