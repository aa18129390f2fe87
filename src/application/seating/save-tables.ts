import { matchScore } from '../../domain/seating/model/affinity.js';
import { isHeld } from '../../domain/matching-request/hold.js';
import { areAllCompatible } from '../../domain/seating/model/compatibility.js';
import type { Pass } from '../../domain/seating/model/problem.js';
import { areAllowedTogether } from '../../domain/seating/model/table-wide-rules.js';
import { formationOf, grownFormation, type Run } from '../../domain/match/formation.js';
import { Match } from '../../domain/match/match.js';
import type { NewMember } from '../../domain/match/seats.js';
import type { Slot } from '../../domain/shared/slot.js';
import type { Clock, Realtime, UnitOfWork } from '../shared/ports.js';
import type { Matches } from '../match/ports.js';
import type { WaitingSeeker } from './ports.js';
import type { SlotTransaction } from './slot-transaction.js';
import { areFreeAt, tableZone } from './table-time.js';

/** A `NewTable` or `GrownTable` of the engine after it was saved as a match. */
export interface SeatedTable {
  readonly matchId: number;
  /** User ids of all members seated now. */
  readonly members: readonly number[];
  /** User ids of the members seated by this run. */
  readonly newcomers: readonly number[];
  /** Mean affinity, 0 to 100. */
  readonly matchScore: number;
}

/** The run that saves a table. */
export interface SavingRun {
  readonly slot: Slot;
  readonly run: Run;
  readonly pass: Pass;
}

/**
 * Saves the tables of a run's result, each in its own transaction. The state is read and validated again under row
 * locks, because it may have changed since the engine read it.
 */
export class SaveTables {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly slotTransaction: SlotTransaction,
    private readonly matches: Matches,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /**
   * Forms a match; in the final pass it is confirmed at once.
   * @returns null when a request is no longer open or the users are no longer compatible or allowed together; nothing is
   * saved then
   */
  form({ slot, run, pass }: SavingRun, newcomers: readonly WaitingSeeker[]): Promise<SeatedTable | null> {
    return this.slotTransaction.run({ slot, newcomers, memberIds: [] }, async ({ waiting }, now) => {
      if (!areAllCompatible(waiting) || !areAllowedTogether(waiting)) return null;
      if (!haveSameGroups(waiting, newcomers) || isAnyLeftOut(waiting, pass, now)) return null;
      const match = Match.form(slot, tableZone(waiting), waiting.map(toNewMember), matchScore(waiting), now);
      if (!areFreeAt(waiting, match.startsAt)) return null;
      match.explain(formationOf(waiting, run));
      await this.matches.add(match);
      if (pass === 'final') {
        match.confirm(now);
        await this.matches.save(match);
      }
      const userIds = waiting.map(({ id }) => id);
      await this.realtime.signal({ type: 'match_found', matchId: match.id, userIds });
      return toSeatedTable(match, userIds);
    });
  }

  /**
   * Fills free seats of an open match.
   * @returns null when the seats are taken, a request is no longer open or the users are no longer compatible or allowed
   * together; nothing is saved then
   */
  grow(
    { slot, run, pass }: SavingRun,
    matchId: number,
    newcomers: readonly WaitingSeeker[],
  ): Promise<SeatedTable | null> {
    return this.unitOfWork.run(async () => {
      const match = await this.matches.findForUpdate(matchId);
      if (!match?.acceptsMembers(this.clock.now()) || match.freeSeats < newcomers.length) return null;
      const memberIds = match.seated.map(({ userId }) => userId);
      return this.slotTransaction.run({ slot, newcomers, memberIds }, async ({ waiting, tables }, now) => {
        const members = tables.find((table) => table.matchId === matchId)?.members ?? [];
        const all = [...members, ...waiting];
        if (members.length < memberIds.length || !areAllCompatible(all)) return null;
        if (!areAllowedTogether(all, members) || isAnyLeftOut(waiting, pass, now)) return null;
        if (!haveSameGroups(waiting, newcomers) || !areFreeAt(waiting, match.startsAt)) return null;
        for (const newcomer of waiting) match.seat(toNewMember(newcomer), matchScore(all), now);
        match.explain(grownFormation(match.formation, all, run));
        await this.matches.save(match);
        const userIds = waiting.map(({ id }) => id);
        await this.realtime.signal({ type: 'match_found', matchId, userIds });
        await this.realtime.signal({ type: 'matches_changed', userIds: memberIds });
        return toSeatedTable(match, userIds);
      });
    });
  }
}

/** A friend who joined or left during the run is not separated from the others. */
function haveSameGroups(now: readonly WaitingSeeker[], planned: readonly WaitingSeeker[]): boolean {
  const groups = new Map(planned.map(({ id, group }) => [id, group ?? null]));
  return now.every(({ id, group }) => groups.get(id) === (group ?? null));
}

/** Who began to wait for friends during a rolling run is left out by it. */
const isAnyLeftOut = (waiting: readonly WaitingSeeker[], pass: Pass, now: Date): boolean =>
  pass === 'rolling' && waiting.some(({ heldUntil }) => isHeld(heldUntil, now));

const toNewMember = ({ id, requestId }: WaitingSeeker): NewMember => ({ userId: id, requestId });

const toSeatedTable = (match: Match, newcomers: readonly number[]): SeatedTable => ({
  matchId: match.id,
  members: match.seated.map(({ userId }) => userId),
  newcomers,
  matchScore: match.matchScore,
});
