import { areCompatible } from './model/compatibility.js';
import { withFriends } from './model/group.js';
import type { OpenTable, SeatingProblem } from './model/problem.js';
import type { SeatedPeople } from './model/result.js';
import type { Seeker } from './model/seeker.js';
import { TABLE_SIZE } from './model/table-size.js';
import { applyResult } from './search/table-assignment.js';

/** In a component with more waiting users, new ones arrive so fast that no user needs to be kept waiting. */
export const LOOKAHEAD_MAX_WAITING = 40;
/** The limit of options that are evaluated. */
const MAX_OPTIONS = 60;

type Solve = (problem: SeatingProblem) => SeatedPeople;

/**
 * The lookahead of a rolling run in one component: of the results possible now, the one that leaves the fewest users
 * unseated after a simulated final run without new arrivals. It keeps users waiting if others need them for a table. `solve`
 * seats as many as possible at once.
 *
 * Users with priority are not kept waiting for others, and a table that waiting users can form is always formed. See ADR 20.
 */
export function seatWithLookahead(problem: SeatingProblem, solve: Solve): SeatedPeople {
  return new Lookahead(problem, solve).run();
}

/** The users kept waiting, the result without them, and the users unseated after the final run. */
interface Option {
  readonly kept: readonly number[];
  readonly result: SeatedPeople;
  readonly stranded: readonly Seeker[];
  /** The number of users with priority who would wait. */
  readonly priorityWaiting: number;
}

class Lookahead {
  private readonly people: ReadonlyMap<number, Seeker>;
  private optionsLeft = MAX_OPTIONS;

  constructor(
    private readonly problem: SeatingProblem,
    private readonly solve: Solve,
  ) {
    this.people = new Map(problem.waiting.map((person) => [person.id, person]));
  }

  /** Local search over the set of users kept waiting, until no more users are stranded than if all waited. */
  run(): SeatedPeople {
    const greedy = this.solve(this.problem);
    if (greedy.unseated.length === this.people.size) return greedy;
    let best = this.evaluate([], greedy);
    const fewest = strandedByFinalRun(this.problem, this.solve).length;
    if (best.stranded.length <= fewest) return greedy;
    best = better(best, this.optionKeeping(this.neededForSmallTables()));
    while (best.stranded.length > fewest && this.optionsLeft > 0) {
      const next = this.improve(best);
      if (next === best) break;
      best = next;
    }
    return best.result;
  }

  /** Keeps one more user, or two where one is not enough. */
  private improve(option: Option): Option {
    const candidates = this.compatibleWithStranded(option);
    const withOne = this.best(option, candidates);
    if (withOne !== option) return withOne;
    return this.best(
      option,
      candidates.flatMap((ids, at) => candidates.slice(at + 1).map((others) => [...ids, ...others])),
    );
  }

  /** The best of the option and its extensions. */
  private best(option: Option, extensions: readonly number[][]): Option {
    const evaluated = extensions.slice(0, this.optionsLeft);
    return evaluated.map((ids) => this.optionKeeping([...option.kept, ...ids])).reduce(better, option);
  }

  /** The users that the final run would seat at tables that the rolling run cannot form. */
  private neededForSmallTables(): number[] {
    const canFormNow = (members: readonly number[]) =>
      this.solve({ ...this.problem, waiting: this.peopleOf(members), openTables: [] }).tables.length > 0;
    return this.solve({ ...this.problem, pass: 'final' })
      .tables.flatMap(({ members }) => (canFormNow(members) ? [] : members))
      .filter((id) => this.canBeKept(this.people.get(id)!));
  }

  /** The users seated by the option who are compatible with a stranded one, each with their group. */
  private compatibleWithStranded({ kept, result, stranded }: Option): number[][] {
    const waiting = new Set([...kept, ...result.unseated]);
    const units = this.problem.waiting
      .filter((person) => !waiting.has(person.id) && this.canBeKept(person))
      .filter((person) => stranded.some((one) => areCompatible(one, person)))
      .map((person) => this.unitOf(person).map(({ id }) => id));
    return units.filter(
      (unit, at) => unit.length === 1 || units.findIndex((one) => one.includes(unit[0]!)) === at,
    );
  }

  /** Solves without the users kept, then forms tables of all who are left, where possible. */
  private optionKeeping(kept: readonly number[]): Option {
    const free = this.problem.waiting.filter(({ id }) => !kept.includes(id));
    const { tables, grown, unseated } = this.solve({ ...this.problem, waiting: free });
    const left = this.peopleOf([...unseated, ...kept]);
    const more = this.solve({ ...this.problem, waiting: left, openTables: [] });
    return this.evaluate(kept, { tables: [...tables, ...more.tables], grown, unseated: more.unseated });
  }

  private unitOf(person: Seeker): readonly Seeker[] {
    return withFriends([person], this.problem.waiting);
  }

  /** Users with priority are not kept waiting, and so their groups are not. */
  private canBeKept(person: Seeker): boolean {
    return !this.unitOf(person).some(({ hasPriority }) => hasPriority);
  }

  private evaluate(kept: readonly number[], result: SeatedPeople): Option {
    this.optionsLeft--;
    const after = { ...this.problem, ...applyResult(this.problem, result) };
    const priorityWaiting = after.waiting.filter(({ hasPriority }) => hasPriority).length;
    return { kept, result, stranded: strandedByFinalRun(after, this.solve), priorityWaiting };
  }

  private peopleOf(ids: readonly number[]): Seeker[] {
    return ids.map((id) => this.people.get(id)!);
  }
}

/** The users unseated after a simulated final run, which also dissolves tables that stay too small and seats their members. */
function strandedByFinalRun(problem: SeatingProblem, solve: Solve): readonly Seeker[] {
  const afterSolving = (next: SeatingProblem) => applyResult(next, solve(next));
  const { waiting, openTables } = afterSolving({ ...problem, pass: 'final' });
  const dissolved = openTables.filter(isTooSmall);
  if (dissolved.length === 0) return waiting;
  const requeued = dissolved
    .flatMap(({ members }) => members)
    .map((member) => ({ ...member, hasPriority: true }));
  const remaining = openTables.filter((table) => !isTooSmall(table));
  const again = { waiting: [...waiting, ...requeued], openTables: remaining };
  return afterSolving({ ...problem, pass: 'final', ...again }).waiting;
}

const isTooSmall = ({ members }: OpenTable): boolean => members.length < TABLE_SIZE.smallestFinal;

/** Fewer stranded users, then fewer unseated ones; never more waiting users with priority. */
function better(a: Option, b: Option): Option {
  const gain = a.stranded.length - b.stranded.length || a.result.unseated.length - b.result.unseated.length;
  return gain > 0 && b.priorityWaiting <= a.priorityWaiting ? b : a;
}
