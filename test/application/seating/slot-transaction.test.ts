import type { WaitingSeeker } from '../../../src/application/seating/ports.js';
import { SlotTransaction } from '../../../src/application/seating/slot-transaction.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aTown } from '../a-town.js';

/** A town with two waiting users and the order of locks and callbacks. */
async function twoWaiting() {
  const town = aTown();
  await town.ask(1, 2);
  const { waiting: newcomers } = await town.seating.snapshotOf(DINNER, town.clock.now());
  const steps: string[] = [];
  const slots = {
    acquireSlotLock: async () => void steps.push('slot lock'),
    lockUsersForShare: async (userIds: readonly number[]) => void steps.push(`user locks ${userIds}`),
    snapshotOf: (...query: Parameters<typeof town.seating.snapshotOf>) => {
      steps.push('snapshot');
      return town.seating.snapshotOf(...query);
    },
  };
  const transaction = new SlotTransaction(town.unitOfWork, slots, town.requests, town.clock);
  const seat = (result: 'seated' | null, users: readonly WaitingSeeker[] = newcomers) =>
    transaction.run({ slot: DINNER, newcomers: users, memberIds: [7] }, async () => {
      steps.push('callback');
      return result;
    });
  const statuses = () => [1, 2].map((userId) => town.requestOf(userId).status);
  return { town, seat, steps, statuses };
}

describe('a transaction that seats users of a slot', () => {
  it('acquires its locks before it reads the snapshot, and marks the requests as seated', async () => {
    const { seat, steps, statuses } = await twoWaiting();
    expect(await seat('seated')).toBe('seated');
    expect(steps).toEqual(['slot lock', 'user locks 1,2,7', 'snapshot', 'callback']);
    expect(statuses()).toEqual(['matched', 'matched']);
  });

  it('changes no request when the callback returns null', async () => {
    const { seat, statuses } = await twoWaiting();
    expect(await seat(null)).toBeNull();
    expect(statuses()).toEqual(['active', 'active']);
  });

  it('returns null without the callback when a request was withdrawn', async () => {
    const { town, seat, steps, statuses } = await twoWaiting();
    await town.withdrawRequest(2, town.requestOf(2).id);
    expect(await seat('seated')).toBeNull();
    expect(steps).not.toContain('callback');
    expect(statuses()).toEqual(['active', 'cancelled']);
  });
});
