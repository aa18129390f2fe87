import type { FriendGroup, FriendGroups } from '../../../src/application/friends/ports.js';
import type { InMemoryMatchingRequests } from './in-memory-matching-requests.js';
import type { InMemoryPairs } from './in-memory-pairs.js';

interface Row {
  readonly id: number;
  readonly code: string;
  readonly date: string;
  readonly requestIds: readonly number[];
  readonly hasEnded: boolean;
}

/** First names are `User 1` and so on. */
export class InMemoryFriendGroups implements FriendGroups {
  rows: Row[] = [];

  constructor(
    private readonly requests: InMemoryMatchingRequests,
    private readonly blocks: InMemoryPairs,
  ) {}

  async ofRequest(requestId: number): Promise<FriendGroup | null> {
    return this.present(this.rows.find(({ requestIds }) => requestIds.includes(requestId)));
  }

  async withCode(code: string): Promise<FriendGroup | null> {
    return this.present(this.rows.find((row) => row.code === code));
  }

  async open({ code, requestId, date }: { code: string; requestId: number; date: string }): Promise<void> {
    const id = 1 + Math.max(0, ...this.rows.map((row) => row.id));
    this.rows.push({ id, code, date, requestIds: [requestId], hasEnded: false });
  }

  async join(groupId: number, requestId: number): Promise<void> {
    this.change(groupId, (row) => ({ ...row, requestIds: [...row.requestIds, requestId] }));
  }

  async leave(groupId: number, requestId: number): Promise<void> {
    const without = (ids: readonly number[]) => ids.filter((id) => id !== requestId);
    this.change(groupId, (row) => ({ ...row, requestIds: without(row.requestIds), hasEnded: true }));
    this.rows = this.rows.filter(({ requestIds }) => requestIds.length > 0);
  }

  async removeBefore(date: string, limit: number): Promise<number> {
    const gone = this.rows.filter((row) => row.date < date).slice(0, limit);
    this.rows = this.rows.filter((row) => !gone.includes(row));
    return gone.length;
  }

  /** As the engine gets it: different for each number of members; at a table also after the group has ended. */
  numberOf(requestId: number): number | null {
    const row = this.rows.find(({ requestIds }) => requestIds.includes(requestId));
    if (row && this.requests.rows.find(({ id }) => id === requestId)?.isSeated) return row.id * 4;
    return row && !row.hasEnded && row.requestIds.length > 1 ? row.id * 4 + row.requestIds.length : null;
  }

  private change(groupId: number, changed: (row: Row) => Row): void {
    this.rows = this.rows.map((row) => (row.id === groupId ? changed(row) : row));
  }

  private present(row: Row | undefined): FriendGroup | null {
    if (!row) return null;
    const requests = row.requestIds.map((id) => this.requests.rows.find((request) => request.id === id)!);
    const isBlocked = requests.some(({ userId }) =>
      requests.some((other) => this.blocks.of(userId).has(other.userId)),
    );
    return {
      id: row.id,
      code: row.code,
      isOver:
        row.hasEnded || isBlocked || requests.some(({ isWaiting, isSeated }) => !isWaiting && !isSeated),
      members: requests.map(({ id, userId }) => ({ userId, requestId: id, firstName: `User ${userId}` })),
    };
  }
}
