import { formationOf } from '../../domain/match/formation.js';
import { Match } from '../../domain/match/match.js';
import { MatchNotFound } from '../../domain/match/match-errors.js';
import type { TableChange } from '../../domain/table-change/table-change.js';
import { TableChangeNotFound } from '../../domain/table-change/table-change-errors.js';
import { matchScore } from '../../domain/seating/model/affinity.js';
import { areAllCompatible } from '../../domain/seating/model/compatibility.js';
import { areAllowedTogether, leavesNobodyTheOnlyOne } from '../../domain/seating/model/table-wide-rules.js';
import type { RateLimit } from '../shared/ports.js';
import { fits, lockedChange, removeChange } from './drop-table-change.js';
import type { SlotSnapshot } from '../seating/ports.js';
import type { TableChangePorts } from './ports.js';
import { areFreeAt } from '../seating/table-time.js';

/** An answer locks the match, and the last one its slot. */
const ANSWERING_TABLE_CHANGES: RateLimit = { name: 'table-change-answers', times: 20, perSeconds: 600 };

export interface AnswerTableChangeCommand {
  readonly userId: number;
  readonly matchId: number;
  readonly agrees: boolean;
}

/**
 * `waiting` for the others, `declined` by the user, `formed` with the id of the new match, or `dropped`: the table stays as
 * it is.
 */
export type TableChangeOutcome =
  | { readonly status: 'waiting' | 'declined' | 'dropped' }
  | { readonly status: 'formed'; readonly matchId: number };

/**
 * A member's answer to the question whether they move to a new table. When all have agreed, they move in the same
 * transaction, after all rules are checked again.
 */
export class AnswerTableChange {
  constructor(private readonly ports: TableChangePorts) {}

  /** Idempotent. @throws TooManyAttempts, MatchNotFound, MatchIsOver, TableChangeNotFound, TableChangeIsOver */
  async execute({ userId, matchId, agrees }: AnswerTableChangeCommand): Promise<TableChangeOutcome> {
    const { unitOfWork, matches: rows, tableChanges, realtime, limiter, clock } = this.ports;
    await limiter.consume(ANSWERING_TABLE_CHANGES, String(userId));
    return unitOfWork.run(async () => {
      const { change, matches } = await lockedChange(tableChanges, rows, matchId);
      const own = matches.find(({ id }) => id === matchId);
      if (!own?.isOpen || !own.seated.some((member) => member.userId === userId)) throw new MatchNotFound();
      if (!change && !agrees) return { status: 'dropped' };
      if (!change) throw new TableChangeNotFound();
      change.answer(userId, agrees, clock.now());
      if (!fits(change, matches)) return this.drop(change);
      if (change.isAgreed) return this.form(change, matches);
      await tableChanges.save(change);
      // To the user's own devices only: the others would learn who answered and, as nothing followed, how.
      await realtime.signal({ type: 'matches_changed', userIds: [userId] });
      return { status: agrees ? 'waiting' : 'declined' };
    });
  }

  private async form(change: TableChange, matches: readonly Match[]): Promise<TableChangeOutcome> {
    const { slotTransaction, tableChanges, realtime } = this.ports;
    const { leftOver, askedIds } = change;
    const memberIds = matches.flatMap(({ seated }) => seated.map((member) => member.userId));
    const newcomers = leftOver ? [{ id: leftOver.userId, requestId: leftOver.requestId }] : [];
    const slot = matches[0]?.slot;
    const formed =
      slot &&
      (await slotTransaction.run({ slot, newcomers, memberIds }, (snapshot, now) =>
        this.move(change, matches, snapshot, now),
      ));
    if (!formed) return this.drop(change);
    await tableChanges.remove(change);
    const userIds = [...askedIds, ...newcomers.map(({ id }) => id)];
    await realtime.signal({ type: 'match_found', matchId: formed.id, userIds });
    await realtime.signal({ type: 'matches_changed', userIds: memberIds });
    return { status: 'formed', matchId: formed.id };
  }

  /** @returns null when a match has begun or users are no longer compatible or allowed together */
  private async move(
    { askedIds }: TableChange,
    matches: readonly Match[],
    { waiting, tables }: SlotSnapshot,
    now: Date,
  ): Promise<Match | null> {
    const members = tables.flatMap((table) => table.members).filter(({ id }) => askedIds.includes(id));
    const people = [...members, ...waiting];
    const [first] = matches;
    if (!first?.slot || !matches.every((match) => match.isAhead(now))) return null;
    if (members.length < askedIds.length || !areAllCompatible(people)) return null;
    const isStaying = ({ id }: { readonly id: number }) => !askedIds.includes(id);
    const leaveNobodyAlone = tables.every((table) =>
      leavesNobodyTheOnlyOne(table.members.filter(isStaying), table.members),
    );
    if (!areAllowedTogether(people) || !leaveNobodyAlone) return null;
    if (!areFreeAt(waiting, first.startsAt)) return null;

    const newMembers = waiting.map(({ id, requestId }) => ({
      userId: id,
      requestId: requestId as number | null,
    }));
    for (const match of matches) {
      const movers = match.seated.map(({ userId }) => userId).filter((userId) => askedIds.includes(userId));
      newMembers.unshift(...match.moveOut(movers, now));
      await this.ports.matches.save(match);
    }
    const formed = Match.form(first.slot, first.timeZone, newMembers, matchScore(people), now);
    formed.explain(formationOf(people, 'final'));
    await this.ports.matches.add(formed);
    // Their consent confirms that they come.
    for (const userId of askedIds) formed.confirmSeat(userId, now);
    formed.confirm(now);
    await this.ports.matches.save(formed);
    return formed;
  }

  private async drop(change: TableChange): Promise<TableChangeOutcome> {
    await removeChange(change, this.ports.tableChanges, this.ports.realtime);
    return { status: 'dropped' };
  }
}
