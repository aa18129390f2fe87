import { TABLE_SIZE } from './model/table-size.js';
import { carriedOut } from './search/carrying-out.js';
import { areCompatible } from './model/compatibility.js';
import type { OpenTable, SeatingProblem } from './model/problem.js';
import type { SeatedPeople } from './model/result.js';
import type { Seeker } from './model/seeker.js';

/** In a crowd with more people who wait, others come so fast that nobody needs to be held back. */
export const HELD_BACK_IN = 40;
/** How many ways to hold people back are looked at, at most. */
const CHOICES = 60;

type Form = (problem: SeatingProblem) => SeatedPeople;

/**
 * What a rolling pass sets in one crowd, `form` being the engine that seats whom it can at once. Of all that could be
 * set it takes what leaves the fewest people without a seat after the final run, if nobody else came: tables and
 * chairs that come easily may take the very people whom others cannot do without, and those are held back.
 *
 * Nobody who goes first waits for the sake of others, and no table does: while people who wait could found one, one
 * is founded. See ADR 20.
 */
export function setWithForesight(problem: SeatingProblem, form: Form): SeatedPeople {
  return new Foresight(problem, form).choose();
}

/** What would be set now if some people were held back, and whom that would leave without a seat in the end. */
interface Choice {
  readonly held: readonly number[];
  readonly now: SeatedPeople;
  readonly stranded: readonly Seeker[];
  /** How many of those who go first would wait on. */
  readonly firstWaiting: number;
}

class Foresight {
  private readonly _people: ReadonlyMap<number, Seeker>;
  private _choicesLeft = CHOICES;

  constructor(
    private readonly _problem: SeatingProblem,
    private readonly _form: Form,
  ) {
    this._people = new Map(_problem.waiting.map((person) => [person.id, person]));
  }

  choose(): SeatedPeople {
    const atOnce = this._form(this._problem);
    if (atOnce.unseated.length === this._people.size) return atOnce;
    let best = this.choiceOf([], atOnce);
    const fewest = strandedByFinalRun(this._problem, this._form).length;
    if (best.stranded.length <= fewest) return atOnce;
    best = better(best, this.holdingBack(this.neededForSmallTables()));
    while (best.stranded.length > fewest && this._choicesLeft > 0) {
      const next = this.improved(best);
      if (next === best) break;
      best = next;
    }
    return best.now;
  }

  /** Holds back one more person, or two where one is not enough. */
  private improved(choice: Choice): Choice {
    const wanted = this.wantedByTheStranded(choice);
    const alone = this.best(
      choice,
      wanted.map((id) => [id]),
    );
    if (alone !== choice) return alone;
    return this.best(
      choice,
      wanted.flatMap((id, at) => wanted.slice(at + 1).map((other) => [id, other])),
    );
  }

  /** The choice, or what holding back some more people makes better of it. */
  private best(choice: Choice, more: readonly number[][]): Choice {
    const others = more.slice(0, this._choicesLeft);
    return others.map((ids) => this.holdingBack([...choice.held, ...ids])).reduce(better, choice);
  }

  /** Those whom the final run would seat at tables that the rolling pass may not set. */
  private neededForSmallTables(): number[] {
    const maySitNow = (members: readonly number[]) =>
      this._form({ ...this._problem, waiting: this.peopleOf(members), openTables: [] }).tables.length > 0;
    return this._form({ ...this._problem, pass: 'final' })
      .tables.flatMap(({ members }) => (maySitNow(members) ? [] : members))
      .filter((id) => !this._people.get(id)!.goesFirst);
  }

  /** Those seated now who would suit somebody that has no seat in the end. */
  private wantedByTheStranded({ held, now, stranded }: Choice): number[] {
    const kept = new Set([...held, ...now.unseated]);
    return this._problem.waiting
      .filter((person) => !kept.has(person.id) && !person.goesFirst)
      .filter((person) => stranded.some((one) => areCompatible(one, person)))
      .map(({ id }) => id);
  }

  /** Seats the others, then founds tables out of everybody left where that can be done. */
  private holdingBack(held: readonly number[]): Choice {
    const free = this._problem.waiting.filter(({ id }) => !held.includes(id));
    const { tables, grown, unseated } = this._form({ ...this._problem, waiting: free });
    const left = this.peopleOf([...unseated, ...held]);
    const more = this._form({ ...this._problem, waiting: left, openTables: [] });
    return this.choiceOf(held, { tables: [...tables, ...more.tables], grown, unseated: more.unseated });
  }

  private choiceOf(held: readonly number[], now: SeatedPeople): Choice {
    this._choicesLeft--;
    const after = { ...this._problem, ...carriedOut(this._problem, now) };
    const firstWaiting = after.waiting.filter(({ goesFirst }) => goesFirst).length;
    return { held, now, stranded: strandedByFinalRun(after, this._form), firstWaiting };
  }

  private peopleOf(ids: readonly number[]): Seeker[] {
    return ids.map((id) => this._people.get(id)!);
  }
}

/** Who has no seat after the final run, which ends tables that stay too small and then seats their people as well. */
function strandedByFinalRun(problem: SeatingProblem, form: Form): readonly Seeker[] {
  const settled = (asked: SeatingProblem) => carriedOut(asked, form(asked));
  const { waiting, openTables } = settled({ ...problem, pass: 'final' });
  const ended = openTables.filter(isTooSmall);
  if (ended.length === 0) return waiting;
  const requeued = ended.flatMap(({ members }) => members).map((one) => ({ ...one, goesFirst: true }));
  const others = openTables.filter((table) => !isTooSmall(table));
  return settled({ ...problem, pass: 'final', waiting: [...waiting, ...requeued], openTables: others })
    .waiting;
}

const isTooSmall = ({ members }: OpenTable): boolean => members.length < TABLE_SIZE.smallestFinal;

function better(a: Choice, b: Choice): Choice {
  const gain = a.stranded.length - b.stranded.length || a.now.unseated.length - b.now.unseated.length;
  return gain > 0 && b.firstWaiting <= a.firstWaiting ? b : a;
}
