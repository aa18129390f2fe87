import type { Match } from '../../domain/match/match.js';
import { answerDeadlineOf } from '../../domain/table-change/answer-deadline.js';
import { TableChange } from '../../domain/table-change/table-change.js';
import { areAllCompatible } from '../../domain/seating/model/compatibility.js';
import { areAllowedTogether } from '../../domain/seating/model/table-wide-rules.js';
import { type ProposedChange, tablesAfter } from '../../domain/seating/table-changes.js';
import type { Slot } from '../../domain/shared/slot.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Matches } from '../match/ports.js';
import type { SlotLocks, SlotSnapshots } from '../seating/ports.js';
import type { TableChanges } from './ports.js';
import { areFreeAt } from '../seating/table-time.js';
import type { TableChangeNotice } from './table-change-notice.js';

/** Saves a proposal of the engine and asks its members, after the state is read again under locks. */
export class SaveTableChange {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: Matches,
    private readonly changes: TableChanges,
    private readonly slots: Pick<SlotLocks, 'acquireSlotLock'> & Pick<SlotSnapshots, 'snapshotOf'>,
    private readonly notice: TableChangeNotice,
    private readonly clock: Clock,
  ) {}

  /** Without effect when its tables or its user have changed since, or are part of another proposal. */
  execute(slot: Slot, proposed: ProposedChange): Promise<void> {
    return this.unitOfWork.run(async () => {
      const matches = await this.lockTables(proposed);
      await this.slots.acquireSlotLock(slot);
      const change = matches && (await this.changeOf(slot, proposed, matches));
      if (!change) return;
      await this.changes.save(change);
      await this.notice.send(change, matches);
    });
  }

  /** @returns null when a table has changed or is part of another proposal */
  private async lockTables({ table, other }: ProposedChange): Promise<Match[] | null> {
    const parts = [table, ...(other ? [other] : [])].toSorted((a, b) => a.matchId - b.matchId);
    const matches: Match[] = [];
    for (const { matchId, members } of parts) {
      const match = await this.matches.findForUpdate(matchId);
      if (match?.status !== 'confirmed' || match.meetupType === '1v1') return null;
      if (match.seated.length !== members.length || (await this.changes.of(matchId))) return null;
      matches.push(match);
    }
    return matches;
  }

  private async changeOf(
    slot: Slot,
    proposed: ProposedChange,
    [match]: readonly Match[],
  ): Promise<TableChange | null> {
    const now = this.clock.now();
    const expiresAt = match ? answerDeadlineOf(slot, match.timeZone, now) : null;
    const formed = tablesAfter(proposed)[0]!.map(({ id }) => id);
    const { waiting, tables } = await this.slots.snapshotOf(slot, now, formed);
    const present = [...waiting, ...tables.flatMap(({ members }) => members)];
    const people = present.filter(({ id }) => formed.includes(id));
    const user = waiting.find(({ id }) => id === proposed.leftOver?.id);
    if (!expiresAt || people.length < formed.length) return null;
    if (!areAllCompatible(people) || !areAllowedTogether(people)) return null;
    if (match && user && !areFreeAt([user], match.startsAt)) return null;
    if (proposed.leftOver && (!user || !(await this.changes.isFree(user.requestId)))) return null;
    return new TableChange({
      matchId: proposed.table.matchId,
      otherMatchId: proposed.other?.matchId ?? null,
      leftOver: user ? { userId: user.id, requestId: user.requestId } : null,
      askedIds: formed.filter((id) => id !== user?.id).sort((a, b) => a - b),
      expiresAt,
    });
  }
}
