import { formTables } from '../../domain/match/forming/form-tables.js';
import { matchScore } from '../../domain/match/forming/affinity.js';
import { mayAllShareTable } from '../../domain/match/forming/compatibility.js';
import type { FormedTable, GrownTable, Pass } from '../../domain/match/forming/forming.js';
import { Match } from '../../domain/match/match.js';
import { lastSeatingOf, type Slot } from '../../domain/shared/slot.js';
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

  /** Answers who still waits. */
  async execute({ slot, pass, takesPart }: SeatPeopleCommand): Promise<CrowdMember[]> {
    const now = this.clock.now();
    const crowd = await this.seating.crowdOf(slot, now);
    const waiting = crowd.waiting.filter(takesPart);
    const openTables = crowd.tables.filter(
      (table) => takesPart(table) && now < lastSeatingOf(table.startsAt),
    );
    const plan = formTables({ waiting, openTables, pass, patienceSeconds: this.patienceSeconds, seed: SEED });

    const seated = new Set<number>();
    for (const table of plan.tables) {
      if (await this.open(slot, pass, table)) table.members.forEach((id) => seated.add(id));
    }
    for (const growth of plan.grown) {
      if (await this.grow(slot, growth)) growth.added.forEach((id) => seated.add(id));
    }
    return waiting.filter(({ id }) => !seated.has(id));
  }

  private open(slot: Slot, pass: Pass, { members }: FormedTable): Promise<boolean> {
    return this.inTurn(slot, members, async ({ waiting }, now) => {
      if (waiting.length < members.length || !mayAllShareTable(waiting)) return false;
      const guests = waiting.map(({ id, requestId }) => ({ userId: id, requestId }));
      const match = Match.form(slot, zoneOfMost(waiting), guests, matchScore(waiting), now);
      await this.markSeated(waiting, now);
      await this.matches.add(match);
      if (pass === 'final') {
        match.settle(now);
        await this.matches.save(match);
      }
      await this.realtime.signal({ type: 'match_found', matchId: match.id, userIds: members });
      return true;
    });
  }

  private grow(slot: Slot, { matchId, added }: GrownTable): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.lock(matchId);
      const now = this.clock.now();
      if (!match?.takesGuests(now) || match.freeSeats < added.length) return false;
      const hostIds = match.seated.map(({ userId }) => userId);
      return this.inTurn(slot, [...added, ...hostIds], async ({ waiting, tables }) => {
        const hosts = tables.find((table) => table.matchId === matchId)?.members ?? [];
        const all = [...hosts, ...waiting];
        if (waiting.length < added.length || hosts.length < hostIds.length || !mayAllShareTable(all))
          return false;
        for (const { id, requestId } of waiting) match.seat({ userId: id, requestId }, matchScore(all), now);
        await this.markSeated(waiting, now);
        await this.matches.save(match);
        await this.realtime.signal({ type: 'match_found', matchId, userIds: added });
        await this.realtime.signal({ type: 'matches_changed', userIds: hostIds });
        return true;
      });
    });
  }

  /** Runs `work` with the slot's turn and a fresh look at the people in question. */
  private inTurn(
    slot: Slot,
    userIds: readonly number[],
    work: (crowd: Crowd, now: Date) => Promise<boolean>,
  ): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      await this.seating.takeTurn(slot);
      const now = this.clock.now();
      return work(await this.seating.crowdOf(slot, now, userIds), now);
    });
  }

  private async markSeated(people: readonly CrowdMember[], now: Date): Promise<void> {
    const requests = await this.requests.lock(people.map(({ requestId }) => requestId));
    for (const request of requests) request.seat(now);
    await this.requests.save(...requests);
  }
}

/** Tables near the edge of a zone keep the time that most of their people live by. */
function zoneOfMost(people: readonly CrowdMember[]): string {
  const counts = new Map<string, number>();
  for (const { timeZone } of people) counts.set(timeZone, (counts.get(timeZone) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]![0];
}
