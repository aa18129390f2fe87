import type { TableChanges } from '../../../src/application/table-change/ports.js';
import { TableChange } from '../../../src/domain/table-change/table-change.js';
import { type Slot, slotKey } from '../../../src/domain/shared/slot.js';
import type { InMemoryMatches } from './in-memory-matches.js';
import type { InMemoryMatchingRequests } from './in-memory-matching-requests.js';

const copyOf = (change: TableChange): TableChange => {
  const { matchId, otherMatchId, leftOver, askedIds, expiresAt, agreedIds, declinedIds } = change;
  return new TableChange({ matchId, otherMatchId, leftOver, askedIds, expiresAt, agreedIds, declinedIds });
};

export class InMemoryTableChanges implements TableChanges {
  private rows: TableChange[] = [];

  constructor(
    private readonly requests: InMemoryMatchingRequests,
    private readonly matches: InMemoryMatches,
  ) {}

  async leftOverIn(slot: Slot, userIds: readonly number[], _now: Date, limit: number): Promise<number[]> {
    const asked = new Set(this.rows.map(({ leftOver }) => leftOver?.requestId));
    return this.requests.rows
      .filter(
        (request) =>
          request.isWaiting &&
          slotKey(request.slot) === slotKey(slot) &&
          userIds.includes(request.userId) &&
          !asked.has(request.id),
      )
      .map(({ userId }) => userId)
      .slice(0, limit);
  }

  async isFree(requestId: number): Promise<boolean> {
    return !this.rows.some(({ leftOver }) => leftOver?.requestId === requestId);
  }

  async openIn(slot: Slot): Promise<TableChange[]> {
    const isIn = (matchId: number) =>
      this.matches.rows.all().some((match) => match.id === matchId && slotKey(match.slot!) === slotKey(slot));
    return this.rows.filter(({ matchId }) => isIn(matchId)).map(copyOf);
  }

  async of(matchId: number): Promise<TableChange | null> {
    const change = this.rows.find(({ matchIds }) => matchIds.includes(matchId));
    return change ? copyOf(change) : null;
  }

  async save(change: TableChange): Promise<void> {
    this.rows = [...this.rows.filter(({ matchId }) => matchId !== change.matchId), copyOf(change)];
  }

  async remove(change: TableChange): Promise<void> {
    this.rows = this.rows.filter(({ matchId }) => matchId !== change.matchId);
  }
}
