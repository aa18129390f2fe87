import type { MatchingRequest } from '../../domain/matching-request/matching-request.js';
import type { Slot } from '../../domain/shared/slot.js';
import type { MatchingRequests } from '../matching-request/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { SlotLocks, SlotSnapshot, SlotSnapshots, WaitingSeeker } from './ports.js';

export interface SlotTransactionCommand {
  readonly slot: Slot;
  readonly newcomers: readonly Pick<WaitingSeeker, 'id' | 'requestId'>[];
  /** User ids of the members of the match to fill; empty for a new match. */
  readonly memberIds: readonly number[];
}

/**
 * A transaction that seats waiting users of one slot, under the advisory lock of the slot and row locks on users and
 * requests, so that no block and no withdrawal is committed in between.
 */
export class SlotTransaction {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly slots: SlotLocks & Pick<SlotSnapshots, 'snapshotOf'>,
    private readonly requests: MatchingRequests,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs the callback with a snapshot of the users taken under the locks, and marks their requests as seated unless it
   * returns null.
   * @returns the result of the callback; null without calling it when a request is not waiting any more
   */
  run<T>(
    { slot, newcomers, memberIds }: SlotTransactionCommand,
    seat: (snapshot: SlotSnapshot, now: Date) => Promise<T | null>,
  ): Promise<T | null> {
    return this.unitOfWork.run(async () => {
      await this.slots.acquireSlotLock(slot);
      const userIds = [...newcomers.map(({ id }) => id), ...memberIds];
      await this.slots.lockUsersForShare(userIds);
      const requests = await this.requests.findForUpdate(newcomers.map(({ requestId }) => requestId));
      if (requests.length < newcomers.length || !requests.every(({ isWaiting }) => isWaiting)) return null;
      const now = this.clock.now();
      const snapshot = await this.slots.snapshotOf(slot, now, userIds);
      const result = await seat(snapshot, now);
      if (result !== null) await this.markSeated(requests, snapshot.waiting, now);
      return result;
    });
  }

  private async markSeated(
    requests: readonly MatchingRequest[],
    seated: readonly WaitingSeeker[],
    now: Date,
  ): Promise<void> {
    const coordinatesOf = new Map(seated.map(({ requestId, coordinates }) => [requestId, coordinates]));
    for (const request of requests) request.seat(coordinatesOf.get(request.id) ?? null, now);
    await this.requests.save(...requests);
  }
}
