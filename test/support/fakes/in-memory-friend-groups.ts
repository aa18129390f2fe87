import type { FriendGroup, FriendGroups, NewGroup } from '../../../src/application/friends/ports.js';
import type { InMemoryMatchingRequests } from './in-memory-matching-requests.js';
import type { InMemoryPairs } from './in-memory-pairs.js';
import { remembering, type Undoable } from './in-memory-rows.js';

interface Row {
  readonly id: number;
  readonly code: string;
  readonly date: string;
  readonly requestIds: readonly number[];
  readonly awaits: number;
  readonly heldUntil: Date | null;
  readonly hasEnded: boolean;
}

/** First names are `User 1` and so on. */
export class InMemoryFriendGroups implements FriendGroups, Undoable {
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

  async open({ requestId, ...group }: NewGroup): Promise<void> {
    const id = 1 + Math.max(0, ...this.rows.map((row) => row.id));
    this.rows = [...this.rows, { id, ...group, requestIds: [requestId], hasEnded: false }];
  }

  async join(groupId: number, requestId: number): Promise<void> {
    this.change(groupId, (row) => ({ ...row, requestIds: [...row.requestIds, requestId] }));
  }

  async endHold(groupId: number): Promise<void> {
    this.change(groupId, (row) => ({ ...row, heldUntil: null }));
  }

  async replaceRequest(
    replacedId: number,
    { id, preferredDate }: { id: number; preferredDate: string },
    heldUntil: Date | null,
  ): Promise<void> {
    const row = this.rows.find(({ requestIds }) => requestIds.includes(replacedId))!;
    const requestIds = row.requestIds.map((one) => (one === replacedId ? id : one));
    this.change(row.id, () => ({ ...row, requestIds, date: preferredDate, heldUntil }));
  }

  readonly remember = remembering(this, 'rows');

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

  /** Until when the group of the request waits for friends; null where it is over. */
  heldUntil(requestId: number): Date | null {
    const group = this.present(this.rows.find(({ requestIds }) => requestIds.includes(requestId)));
    return group && !group.isOver ? group.heldUntil : null;
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
      awaits: row.awaits,
      heldUntil: row.heldUntil,
      slot: requests[0]!.slot,
      timeZone: requests[0]!.timeZone,
      isSeated: requests.some(({ isSeated }) => isSeated),
      isOver:
        row.hasEnded || isBlocked || requests.some(({ isWaiting, isSeated }) => !isWaiting && !isSeated),
      members: requests.map(({ id, userId }) => ({
        userId,
        requestId: id,
        firstName: `User ${userId}`,
        profileImageUrl: `/pictures/${userId}.webp`,
      })),
    };
  }
}
