import {
  joinOfferedMessage,
  mergeOfferedMessage,
  rescueOfferedMessage,
  splitOfferedMessage,
} from '../../domain/table-change/table-change-messages.js';
import type { Match } from '../../domain/match/match.js';
import { areAllCompatible } from '../../domain/seating/model/compatibility.js';
import { keepsGroups } from '../../domain/seating/model/group.js';
import { areAllowedTogether } from '../../domain/seating/model/table-wide-rules.js';
import { type ProposedChange, tableChanges, tablesAfter } from '../../domain/seating/table-changes.js';
import { memoize } from '../../domain/shared/memoize.js';
import { finalRunOf, type Slot } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { answerDeadlineOf } from '../../domain/table-change/answer-deadline.js';
import { TableChange } from '../../domain/table-change/table-change.js';
import type { SlotSnapshot, TableSnapshot, WaitingSeeker } from '../seating/ports.js';
import { areFreeAt } from '../seating/table-time.js';
import { DROP_TABLE_CHANGE, type DropTableChange } from './drop-table-change.js';
import type { TableChangePorts } from './ports.js';

/** Users without a seat and tables considered at once, so that the work for a slot stays bounded. */
const MOST_LEFT_OVERS = 20;
const MOST_TABLES = 40;

/**
 * Event handler after the final run of a slot and after each later run: removes proposals that have become impossible, asks
 * short tables about a merge, and members of large tables about a second table with users who have no seat. See ADR 45.
 */
export class ProposeTableChanges {
  constructor(
    private readonly ports: TableChangePorts,
    private readonly dropTableChange: DropTableChange,
  ) {}

  async execute({ slot }: { slot: Slot }): Promise<void> {
    const { tableChanges: changes, slots, clock } = this.ports;
    for (const change of await changes.openIn(slot)) await this.dropTableChange.execute(change);
    const changing = new Set((await changes.openIn(slot)).flatMap(({ matchIds }) => matchIds));
    const now = clock.now();
    const snapshot = await slots.snapshotOf(slot, now);
    const tables = snapshot.tables.filter(
      (table) =>
        table.status === 'confirmed' &&
        !table.isPair &&
        !changing.has(table.matchId) &&
        answerDeadlineOf(slot, table.timeZone, now) !== null,
    );
    for (const [start, atOneTime] of Map.groupBy(tables, ({ startsAt }) => startsAt.getTime())) {
      // Read for each time, because tables of two times may be asked for the same user.
      const leftOvers = await this.leftOversOf(slot, snapshot, new Date(start));
      for (const change of tableChanges(consideredOf(atOneTime), leftOvers)) await this.propose(slot, change);
    }
  }

  /** Users who had their final run, come alone and have no other seat at that instant, in order of priority. */
  private async leftOversOf(slot: Slot, { waiting }: SlotSnapshot, startsAt: Date): Promise<WaitingSeeker[]> {
    const { tableChanges: changes, clock } = this.ports;
    const now = clock.now();
    const hadFinalRun = memoize((zone: TimeZone) => finalRunOf(slot, zone) <= now);
    // Before the limit, so that users who cannot be asked for do not take the places of others.
    const alone = waiting.filter(
      (one) => hadFinalRun(one.timeZone) && keepsGroups([one], waiting) && areFreeAt([one], startsAt),
    );
    const byId = new Map(alone.map((one) => [one.id, one]));
    const ids = await changes.leftOverIn(slot, [...byId.keys()], now, MOST_LEFT_OVERS);
    return ids.map((userId) => byId.get(userId)!);
  }

  /**
   * Saves a proposal of the engine and asks its members, after the state is read again under locks. Without effect when its
   * tables or its user have changed since, or are part of another proposal.
   */
  propose(slot: Slot, proposed: ProposedChange): Promise<void> {
    const { unitOfWork, slots, tableChanges: changes } = this.ports;
    return unitOfWork.run(async () => {
      const matches = await this.lockTables(proposed);
      await slots.acquireSlotLock(slot);
      const change = matches && (await this.changeOf(slot, proposed, matches));
      if (!change) return;
      await changes.save(change);
      await this.tell(change, matches);
    });
  }

  /** @returns null when a table has changed or is part of another proposal */
  private async lockTables({ table, other }: ProposedChange): Promise<Match[] | null> {
    const parts = [table, ...(other ? [other] : [])].toSorted((a, b) => a.matchId - b.matchId);
    const { matches: rows, tableChanges: changes } = this.ports;
    const matches: Match[] = [];
    for (const { matchId, members } of parts) {
      const match = await rows.findForUpdate(matchId);
      if (match?.status !== 'confirmed' || match.meetupType === '1v1') return null;
      if (match.seated.length !== members.length || (await changes.of(matchId))) return null;
      matches.push(match);
    }
    return matches;
  }

  private async changeOf(
    slot: Slot,
    proposed: ProposedChange,
    [match]: readonly Match[],
  ): Promise<TableChange | null> {
    const { slots, tableChanges: changes, clock } = this.ports;
    const now = clock.now();
    const expiresAt = match ? answerDeadlineOf(slot, match.timeZone, now) : null;
    const formed = tablesAfter(proposed)[0]!.map(({ id }) => id);
    const { waiting, tables } = await slots.snapshotOf(slot, now, formed);
    const present = [...waiting, ...tables.flatMap(({ members }) => members)];
    const people = present.filter(({ id }) => formed.includes(id));
    const user = waiting.find(({ id }) => id === proposed.leftOver?.id);
    if (!expiresAt || people.length < formed.length) return null;
    if (!areAllCompatible(people) || !areAllowedTogether(people)) return null;
    if (match && user && !areFreeAt([user], match.startsAt)) return null;
    if (proposed.leftOver && (!user || !(await changes.isFree(user.requestId)))) return null;
    return new TableChange({
      matchId: proposed.table.matchId,
      otherMatchId: proposed.other?.matchId ?? null,
      leftOver: user ? { userId: user.id, requestId: user.requestId } : null,
      askedIds: formed.filter((id) => id !== user?.id).sort((a, b) => a - b),
      expiresAt,
    });
  }

  /** A system message in each chat, a mail to those who are asked, and the deadline. */
  private async tell(change: TableChange, matches: readonly Match[]): Promise<void> {
    const { systemMessages, matchMails, jobs, realtime, clock } = this.ports;
    const { matchId, expiresAt, askedIds } = change;
    const now = clock.now();
    const isMerge = matches.every(({ seated }) => seated.every(({ userId }) => askedIds.includes(userId)));
    for (const match of matches) {
      const { occasion, message } = isMerge ? MERGE : messageFor(change, match);
      await systemMessages.post(match.id, `${occasion}-${now.getTime()}`, message);
      const asked = match.seated.map(({ userId }) => userId).filter((userId) => askedIds.includes(userId));
      await matchMails.tableChangeAsked(match, asked, expiresAt);
    }
    const delaySeconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
    // With its deadline, because an earlier proposal to the table may have left a job.
    const key = `${DROP_TABLE_CHANGE}:${matchId}:${expiresAt.getTime()}`;
    await jobs.add(DROP_TABLE_CHANGE, { matchId }, { key, delaySeconds });
    await realtime.signal({ type: 'matches_changed', userIds: [...askedIds] });
  }
}

/** The smallest tables, which need members, and the largest, which can be split for them. */
const consideredOf = (tables: readonly TableSnapshot[]): TableSnapshot[] => {
  const bySize = tables.toSorted((a, b) => a.members.length - b.members.length || a.matchId - b.matchId);
  return [...bySize.slice(0, MOST_TABLES), ...bySize.slice(MOST_TABLES).slice(-MOST_TABLES)];
};

/** The messages name no one. */
const MERGE = { occasion: 'merge', message: mergeOfferedMessage };

function messageFor({ leftOver, matchId }: TableChange, match: Match) {
  if (leftOver) return { occasion: 'split', message: splitOfferedMessage };
  return match.id === matchId
    ? { occasion: 'rescue', message: rescueOfferedMessage }
    : { occasion: 'join', message: joinOfferedMessage };
}
