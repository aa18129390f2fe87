import { formTables } from '../../domain/match/forming/form-tables.js';
import { matchScore } from '../../domain/match/forming/affinity.js';
import { mayAllShareTable } from '../../domain/match/forming/compatibility.js';
import { brokenRules } from '../../domain/match/forming/broken-rules.js';
import type { FormingProblem, FormingResult, Pass } from '../../domain/match/forming/forming.js';
import { Match } from '../../domain/match/match.js';
import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import { lastSeatingOf, type Slot, startOf } from '../../domain/shared/slot.js';
import { zoneOfMost } from '../../domain/shared/time-zone.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { Crowd, CrowdMember, CrowdTable, Matches, Seating } from './ports.js';

export interface SeatPeopleCommand {
  readonly slot: Slot;
  readonly pass: Pass;
  /** Who takes part: zones reach their final run one after another. */
  readonly takesPart: (one: CrowdMember | CrowdTable) => boolean;
}

/** Every run uses the same seed, so that the same people always get the same tables. */
const SEED = 1;

/**
 * Seats the people of one slot: asks the engine, then keeps each table in a transaction of its own, in which
 * everyone is looked at again. A table that no longer holds is skipped; its people stay for the next run.
 */
export class SeatPeople {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly seating: Seating,
    private readonly matches: Matches,
    private readonly requests: MatchingRequests,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
    private readonly patienceSeconds: number,
  ) {}

  /** Answers who still waits and may yet be seated. */
  async execute({ slot, pass, takesPart }: SeatPeopleCommand): Promise<CrowdMember[]> {
    const now = this.clock.now();
    const isInTime = (startsAt: Date) => now < lastSeatingOf(startsAt);
    const crowd = await this.seating.crowdOf(slot, now);
    const waiting = crowd.waiting.filter((one) => takesPart(one) && isInTime(startOf(slot, one.timeZone)));
    const openTables = crowd.tables.filter((table) => takesPart(table) && isInTime(table.startsAt));
    const { patienceSeconds } = this;
    const plan = checkedPlan({ waiting, openTables, pass, patienceSeconds, seed: SEED });

    const unseated = new Map(waiting.map((person) => [person.id, person]));
    const people = (ids: readonly number[]) => ids.map((id) => unseated.get(id)!);
    for (const { members } of plan.tables) {
      if (await this.open(slot, pass, people(members))) members.forEach((id) => unseated.delete(id));
    }
    for (const { matchId, added } of plan.grown) {
      if (await this.grow(slot, matchId, people(added))) added.forEach((id) => unseated.delete(id));
    }
    return [...unseated.values()];
  }

  private open(slot: Slot, pass: Pass, newcomers: readonly CrowdMember[]): Promise<boolean> {
    return this.inTurn(slot, newcomers, [], async ({ waiting }, now) => {
      if (!mayAllShareTable(waiting)) return false;
      const zone = zoneOfMost(waiting.map(({ timeZone }) => timeZone));
      const match = Match.form(slot, zone, waiting.map(asGuest), matchScore(waiting), now);
      await this.matches.add(match);
      if (pass === 'final') {
        match.settle(now);
        await this.matches.save(match);
      }
      const userIds = waiting.map(({ id }) => id);
      await this.realtime.signal({ type: 'match_found', matchId: match.id, userIds });
      return true;
    });
  }

  private grow(slot: Slot, matchId: number, newcomers: readonly CrowdMember[]): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.lock(matchId);
      if (!match?.takesGuests(this.clock.now()) || match.freeSeats < newcomers.length) return false;
      const hostIds = match.seated.map(({ userId }) => userId);
      return this.inTurn(slot, newcomers, hostIds, async ({ waiting, tables }, now) => {
        const hosts = tables.find((table) => table.matchId === matchId)?.members ?? [];
        const all = [...hosts, ...waiting];
        if (hosts.length < hostIds.length || !mayAllShareTable(all)) return false;
        for (const newcomer of waiting) match.seat(asGuest(newcomer), matchScore(all), now);
        await this.matches.save(match);
        const userIds = waiting.map(({ id }) => id);
        await this.realtime.signal({ type: 'match_found', matchId, userIds });
        await this.realtime.signal({ type: 'matches_changed', userIds: hostIds });
        return true;
      });
    });
  }

  /**
   * Runs `seat` with the slot's turn and a fresh look at the people in question. Their requests are held before
   * they are looked at, so that nobody withdraws in between.
   */
  private inTurn(
    slot: Slot,
    newcomers: readonly CrowdMember[],
    hostIds: readonly number[],
    seat: (crowd: Crowd, now: Date) => Promise<boolean>,
  ): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      await this.seating.takeTurn(slot);
      const requests = await this.requests.lock(newcomers.map(({ requestId }) => requestId));
      if (requests.length < newcomers.length || !requests.every(({ isWaiting }) => isWaiting)) return false;
      const now = this.clock.now();
      const userIds = [...newcomers.map(({ id }) => id), ...hostIds];
      const seated = await seat(await this.seating.crowdOf(slot, now, userIds), now);
      if (seated) await this.markSeated(requests, now);
      return seated;
    });
  }

  private async markSeated(requests: readonly MatchingRequest[], now: Date): Promise<void> {
    for (const request of requests) request.seat(now);
    await this.requests.save(...requests);
  }
}

const asGuest = ({ id, requestId }: CrowdMember) => ({ userId: id, requestId });

/** @throws Error when the engine broke a rule; nothing of such a plan is kept */
function checkedPlan(problem: FormingProblem): FormingResult {
  const plan = formTables(problem);
  const [broken] = brokenRules(problem, plan);
  if (broken) throw new Error(`The table-forming engine broke a rule: ${broken}.`);
  return plan;
}
