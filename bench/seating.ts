import { tableAffinity } from '../src/domain/match/forming/affinity.js';
import { brokenRules } from '../src/domain/match/forming/broken-rules.js';
import { formTables } from '../src/domain/match/forming/form-tables.js';
import type { FormingProblem } from '../src/domain/match/forming/forming.js';
import { hasProspects } from '../src/domain/match/forming/prospects.js';
import { seatingRules } from '../src/domain/match/forming/seating-rules.js';
import type { Seeker } from '../src/domain/match/forming/seeker.js';
import { crowdOf } from '../src/domain/match/forming/company.js';
import { linkedPeopleOf } from '../src/domain/match/forming/splitting.js';
import { TABLE_SIZE } from '../src/domain/match/table-size.js';
import { firstComeFirstServed } from './first-come-first-served.js';
import { makeWorld, type World, type WorldKind } from './worlds.js';

const SIZES: Record<WorldKind, readonly number[]> = {
  mixed: [1000, 10_000],
  dense: [150, 1000],
  sparse: [300, 1000],
  trap: [300, 1000],
};
const SEEDS = [11, 12, 13];

interface Outcome {
  readonly seated: number;
  readonly small: number;
  /** Mean affinity of the people seated. */
  readonly affinity: number;
  readonly ms: number;
}

/**
 * Prints how many people the engine seats, how well and how fast, against first come, first served on the same
 * worlds in the same run. "Could sit" counts those who suit enough others for one table at all: nobody can
 * seat more, and not always so many.
 */
export async function benchSeating(): Promise<void> {
  const rows = [];
  for (const kind of Object.keys(SIZES) as WorldKind[]) {
    for (const size of SIZES[kind]) rows.push(row(kind, size));
  }
  console.table(rows);
}

function row(kind: WorldKind, size: number): Record<string, string | number> {
  const worlds = SEEDS.map((seed) => makeWorld(kind, size, seed));
  const seatable = mean(worlds.map(couldSit));
  const queue = average(worlds.map((world) => outcome(world, firstComeFirstServed)));
  const ours = average(worlds.map((world) => outcome(world, engine)));
  for (const world of worlds) refuseWrongAnswers(world);
  return {
    world: `${kind} ${size}`,
    'could sit': Math.round(seatable),
    seated: Math.round(ours.seated),
    'of those who could': (ours.seated / seatable).toFixed(3),
    'queue seats': Math.round(queue.seated),
    'seated vs queue': `${(ours.seated / queue.seated).toFixed(2)} x`,
    'affinity vs queue': `${(ours.affinity / queue.affinity).toFixed(2)} x`,
    [`tables of ${TABLE_SIZE.smallestFinal}`]: `${ours.small.toFixed(0)} / ${queue.small.toFixed(0)}`,
    ms: `${ours.ms.toFixed(0)} / ${queue.ms.toFixed(0)}`,
    'time vs queue': `${(ours.ms / queue.ms).toFixed(1)} x`,
  };
}

function engine(waiting: readonly Seeker[]): Seeker[][] {
  const byId = new Map(waiting.map((person) => [person.id, person]));
  return formTables(problemOf(waiting)).tables.map(({ members }) => members.map((id) => byId.get(id)!));
}

/** A bench of wrong answers would be worth nothing. */
function refuseWrongAnswers(world: World): void {
  for (const waiting of world.values()) {
    const problem = problemOf(waiting);
    const [broken] = brokenRules(problem, formTables(problem));
    if (broken) throw new Error(broken);
  }
}

function outcome(world: World, solve: (waiting: readonly Seeker[]) => Seeker[][]): Outcome {
  const started = performance.now();
  const solutions = [...world.values()].map(solve);
  const ms = performance.now() - started;
  const tables = solutions.flat();
  const seated = tables.reduce((sum, members) => sum + members.length, 0);
  const affinity = tables.reduce((sum, members) => sum + members.length * tableAffinity(members), 0) / seated;
  return { seated, small: tables.filter(({ length }) => length < TABLE_SIZE.smallest).length, affinity, ms };
}

function couldSit(world: World): number {
  const rules = seatingRules('final', 0);
  const crowds = [...world.values()].flatMap((waiting) =>
    linkedPeopleOf(problemOf(waiting), rules).map((linked) => crowdOf(linked, rules)),
  );
  return crowds.reduce(
    (sum, crowd) => sum + crowd.people.filter((_person, at) => hasProspects(crowd, at)).length,
    0,
  );
}

function problemOf(waiting: readonly Seeker[]): FormingProblem {
  return { waiting, openTables: [], pass: 'final', patienceSeconds: 0, seed: 1 };
}

function average(outcomes: readonly Outcome[]): Outcome {
  const of = (field: keyof Outcome) => mean(outcomes.map((each) => each[field]));
  return { seated: of('seated'), small: of('small'), affinity: of('affinity'), ms: of('ms') };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
