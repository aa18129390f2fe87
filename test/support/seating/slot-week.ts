import { ruleViolations } from '../../../src/domain/seating/model/verification.js';
import type { Pass, SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import type { SeatingResult } from '../../../src/domain/seating/model/result.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import { TABLE_SIZE } from '../../../src/domain/seating/model/table-size.js';
import { FINAL_RUN, type Arrival } from './arrivals.js';

/** The debounce in seconds between a change and its rolling run. */
const DEBOUNCE_SECONDS = 2;
const PATIENCE_SECONDS = 600;

export type Engine = (problem: SeatingProblem) => SeatingResult;

/** The result of one slot's week. */
export interface SlotWeek {
  /** The tables at the time of the dinner. */
  readonly tables: ReadonlyArray<readonly Seeker[]>;
  /** Users who stayed to the end without a seat. */
  readonly unseated: readonly Seeker[];
  /** Seconds from the request to the first seat, for all members at the dinner. */
  readonly waits: readonly number[];
  readonly passes: number;
}

/** Simulates the week of one slot: a debounced rolling run after each change, the final run and backfills. */
export function simulateWeek(arrivals: readonly Arrival[], engine: Engine): SlotWeek {
  return new LivedWeek(arrivals, engine).live();
}

/** The bound with hindsight: one final run over all users who stayed to the end. */
export function solveWithHindsight(arrivals: readonly Arrival[], engine: Engine): SlotWeek {
  const stayed = arrivals.filter(({ leavesAt }) => leavesAt === null);
  const asked = stayed.map((guest) => ({ ...guest, arrivesAt: FINAL_RUN - PATIENCE_SECONDS }));
  const { tables, unseated } = new LivedWeek(asked, engine).settle();
  return { tables, unseated, waits: stayed.map(({ arrivesAt }) => FINAL_RUN - arrivesAt), passes: 1 };
}

interface Change {
  readonly at: number;
  readonly make: () => void;
}

class LivedWeek {
  private readonly _waiting = new Map<number, Seeker>();
  private readonly _tables = new Map<number, Seeker[]>();
  private readonly _askedAt: ReadonlyMap<number, number>;
  private readonly _seatedAt = new Map<number, number>();
  private _passes = 0;
  private _nextMatchId = 1;

  constructor(
    private readonly _guests: readonly Arrival[],
    private readonly _engine: Engine,
  ) {
    this._askedAt = new Map(_guests.map(({ person, arrivesAt }) => [person.id, arrivesAt]));
  }

  live(): SlotWeek {
    const changes = this.changes();
    let lastPass = 0;
    for (let at = 0; at < changes.length;) {
      const answeredAt = changes[at]!.at + DEBOUNCE_SECONDS;
      this.wakeBetween(lastPass, answeredAt);
      while (at < changes.length && changes[at]!.at <= answeredAt) changes[at++]!.make();
      this.pass(answeredAt);
      lastPass = answeredAt;
    }
    return this.outcome();
  }

  settle(): SlotWeek {
    for (const { person } of this._guests) this._waiting.set(person.id, person);
    this.finalRun();
    return this.outcome();
  }

  private changes(): Change[] {
    return this._guests
      .flatMap(({ person, arrivesAt, leavesAt }) => [
        { at: arrivesAt, make: () => void this._waiting.set(person.id, person) },
        ...(leavesAt === null ? [] : [{ at: leavesAt, make: () => this.leave(person.id) }]),
      ])
      .concat({ at: FINAL_RUN - DEBOUNCE_SECONDS, make: () => this.finalRun() })
      .sort((a, b) => a.at - b.at);
  }

  /** Runs at the end of a user's patience, between two changes. */
  private wakeBetween(from: number, until: number): void {
    for (let now = from; ;) {
      const ends = [...this._waiting.keys()]
        .map((id) => this._askedAt.get(id)! + PATIENCE_SECONDS)
        .filter((end) => end > now && end < until);
      if (ends.length === 0) return;
      now = Math.min(...ends);
      this.pass(now);
    }
  }

  private leave(id: number): void {
    this._waiting.delete(id);
    for (const [matchId, members] of this._tables) {
      const staying = members.filter((one) => one.id !== id);
      if (staying.length === 0) this._tables.delete(matchId);
      else this._tables.set(matchId, staying);
    }
  }

  /** The final run: seats all it can, then dissolves tables below the minimum size and seats their members first. */
  private finalRun(): void {
    this.pass(FINAL_RUN);
    for (const [matchId, members] of this._tables) {
      if (members.length >= TABLE_SIZE.smallestFinal) continue;
      this._tables.delete(matchId);
      for (const person of members) this._waiting.set(person.id, { ...person, hasPriority: true });
    }
    this.pass(FINAL_RUN);
  }

  private pass(now: number): void {
    const pass: Pass = now < FINAL_RUN ? 'rolling' : 'final';
    if (this._waiting.size === 0) return;
    const waiting = [...this._waiting.values()].map((person) => ({
      ...person,
      waitingSeconds: now - this._askedAt.get(person.id)!,
    }));
    const openTables = [...this._tables].map(([matchId, members]) => ({ matchId, members }));
    const problem = { waiting, openTables, pass, patienceSeconds: PATIENCE_SECONDS, seed: 1 };
    const result = this._engine(problem);
    const [broken] = ruleViolations(problem, result);
    if (broken) throw new Error(broken);
    this._passes++;
    for (const { members } of result.tables) this.sitDown(this._nextMatchId++, members, now);
    for (const { matchId, added } of result.grown) this.sitDown(matchId, added, now);
  }

  private sitDown(matchId: number, ids: readonly number[], now: number): void {
    const newcomers = ids.map((id) => this._waiting.get(id)!);
    for (const id of ids) {
      this._waiting.delete(id);
      if (!this._seatedAt.has(id)) this._seatedAt.set(id, now);
    }
    this._tables.set(matchId, [...(this._tables.get(matchId) ?? []), ...newcomers]);
  }

  private outcome(): SlotWeek {
    const tables = [...this._tables.values()].filter(({ length }) => length >= TABLE_SIZE.smallestFinal);
    const seated = new Set(tables.flat().map(({ id }) => id));
    const alone = [...this._tables.values()].flat().filter(({ id }) => !seated.has(id));
    const waits = tables.flat().map(({ id }) => this._seatedAt.get(id)! - this._askedAt.get(id)!);
    return { tables, unseated: [...this._waiting.values(), ...alone], waits, passes: this._passes };
  }
}
