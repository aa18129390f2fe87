import { matchScore } from '../../domain/seating/model/affinity.js';
import { areAllCompatible } from '../../domain/seating/model/compatibility.js';
import type { Pass } from '../../domain/seating/model/problem.js';
import { formationOf, grownFormation, type Run } from '../../domain/match/formation.js';
import { Match } from '../../domain/match/match.js';
import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import type { Slot } from '../../domain/shared/slot.js';
import { zoneOfMost } from '../../domain/shared/time-zone.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { PlanSeating, PlanSeatingQuery } from './plan-seating.js';
import type { SlotSnapshot, WaitingSeeker, Matches, SlotLocks, SlotSnapshots } from './ports.js';
import {
  statisticsOf,
  isWorthSaving,
  type SeatingStatistics,
  type SeatingRun,
  type SeatingRuns,
} from './seating-runs.js';

export interface SeatPeopleCommand extends PlanSeatingQuery {
  /** The kind of run, stored with the formation of the table. */
  readonly run: Run;
}

/** A table that a run set or filled. */
export interface SeatedTable {
  readonly matchId: number;
  /** Everyone who sits there now. */
  readonly members: readonly number[];
  /** Members seated by this run. */
  readonly newcomers: readonly number[];
  readonly matchScore: number;
}

export interface SeatingOutcome {
  readonly tables: readonly SeatedTable[];
  /** Who still waits and may yet be seated. */
  readonly stillWaiting: readonly WaitingSeeker[];
  /** Statistics of each pass with waiting users. */
  readonly figures: readonly SeatingStatistics[];
}

/**
 * Seats the people of one slot: asks the engine, then keeps each table in a transaction of its own, in which
 * everyone is looked at again. A table that no longer holds is skipped; its people stay for the next run.
 */
export class SeatPeople {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly planSeating: PlanSeating,
    private readonly slots: SlotLocks & SlotSnapshots,
    private readonly matches: Matches,
    private readonly requests: MatchingRequests,
    private readonly runs: SeatingRuns,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  async execute({ run, ...query }: SeatPeopleCommand): Promise<SeatingOutcome> {
    const { slot, pass } = query;
    const plan = await this.planSeating.execute(query);
    const unseated = new Map(plan.waiting.map((person) => [person.id, person]));
    const people = (ids: readonly number[]) => ids.map((id) => unseated.get(id)!);
    const tables: SeatedTable[] = [];
    const keep = (table: SeatedTable | null) => {
      if (!table) return;
      tables.push(table);
      for (const id of table.newcomers) unseated.delete(id);
    };
    for (const { members } of plan.tables) keep(await this.open(slot, pass, run, people(members)));
    for (const { matchId, added } of plan.grown) keep(await this.grow(slot, run, matchId, people(added)));
    const seated = plan.waiting.length - unseated.size;
    const figures = statisticsOf(pass, plan, { tables: tables.length, seated });
    for (const each of figures) await this.writeDown({ slot, run, at: this.clock.now(), figures: each });
    return { tables, stillWaiting: [...unseated.values()], figures };
  }

  private async writeDown(run: SeatingRun): Promise<void> {
    if (isWorthSaving(run)) await this.unitOfWork.run(() => this.runs.write(run));
  }

  private open(
    slot: Slot,
    pass: Pass,
    run: Run,
    newcomers: readonly WaitingSeeker[],
  ): Promise<SeatedTable | null> {
    return this.underSlotLock(slot, newcomers, [], async ({ waiting }, now) => {
      if (!areAllCompatible(waiting)) return null;
      const zone = zoneOfMost(waiting.map(({ timeZone }) => timeZone));
      const match = Match.form(slot, zone, waiting.map(asGuest), matchScore(waiting), now);
      match.explain(formationOf(waiting, run));
      await this.matches.add(match);
      if (pass === 'final') {
        match.confirm(now);
        await this.matches.save(match);
      }
      const userIds = waiting.map(({ id }) => id);
      await this.realtime.signal({ type: 'match_found', matchId: match.id, userIds });
      return setTable(match, userIds);
    });
  }

  private grow(
    slot: Slot,
    run: Run,
    matchId: number,
    newcomers: readonly WaitingSeeker[],
  ): Promise<SeatedTable | null> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.acceptsMembers(this.clock.now()) || match.freeSeats < newcomers.length) return null;
      const hostIds = match.seated.map(({ userId }) => userId);
      return this.underSlotLock(slot, newcomers, hostIds, async ({ waiting, tables }, now) => {
        const hosts = tables.find((table) => table.matchId === matchId)?.members ?? [];
        const all = [...hosts, ...waiting];
        if (hosts.length < hostIds.length || !areAllCompatible(all)) return null;
        for (const newcomer of waiting) match.seat(asGuest(newcomer), matchScore(all), now);
        match.explain(grownFormation(match.formation, all, run));
        await this.matches.save(match);
        const userIds = waiting.map(({ id }) => id);
        await this.realtime.signal({ type: 'match_found', matchId, userIds });
        await this.realtime.signal({ type: 'matches_changed', userIds: hostIds });
        return setTable(match, userIds);
      });
    });
  }

  /**
   * Runs `seat` under the slot lock with a fresh snapshot. Users and requests are locked before they are read, so that
   * no block is added and no request withdrawn in between.
   */
  private underSlotLock(
    slot: Slot,
    newcomers: readonly WaitingSeeker[],
    hostIds: readonly number[],
    seat: (crowd: SlotSnapshot, now: Date) => Promise<SeatedTable | null>,
  ): Promise<SeatedTable | null> {
    return this.unitOfWork.run(async () => {
      await this.slots.acquireSlotLock(slot);
      const userIds = [...newcomers.map(({ id }) => id), ...hostIds];
      await this.slots.lockUsersForShare(userIds);
      const requests = await this.requests.findForUpdate(newcomers.map(({ requestId }) => requestId));
      if (requests.length < newcomers.length || !requests.every(({ isWaiting }) => isWaiting)) return null;
      const now = this.clock.now();
      const crowd = await this.slots.snapshotOf(slot, now, userIds);
      const table = await seat(crowd, now);
      if (table) await this.markSeated(requests, crowd.waiting, now);
      return table;
    });
  }

  private async markSeated(
    requests: readonly MatchingRequest[],
    people: readonly WaitingSeeker[],
    now: Date,
  ): Promise<void> {
    const placeOf = new Map(people.map(({ requestId, coordinates }) => [requestId, coordinates]));
    for (const request of requests) request.seat(placeOf.get(request.id) ?? null, now);
    await this.requests.save(...requests);
  }
}

const asGuest = ({ id, requestId }: WaitingSeeker) => ({ userId: id, requestId });

const setTable = (match: Match, newcomers: readonly number[]): SeatedTable => ({
  matchId: match.id,
  members: match.seated.map(({ userId }) => userId),
  newcomers,
  matchScore: match.matchScore,
});
