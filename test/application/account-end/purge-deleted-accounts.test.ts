import type { DeletedAccounts } from '../../../src/application/account-end/ports.js';
import { PurgeDeletedAccounts } from '../../../src/application/account-end/purge-deleted-accounts.js';
import { adaAtATable } from './ada-at-a-table.js';

describe('PurgeDeletedAccounts', () => {
  it('erases accounts 28 days after their deletion', async () => {
    const { town, unitOfWork } = await adaAtATable();
    const erased: number[] = [];
    const asked: Date[] = [];
    const accounts: DeletedAccounts = {
      dueForErasure: async (before) => (asked.push(before), [7, 8]),
      erase: async (userId) => void erased.push(userId),
    };
    await new PurgeDeletedAccounts(unitOfWork, accounts, town.clock).execute();
    expect(erased).toEqual([7, 8]);
    expect(town.clock.now().getTime() - asked[0]!.getTime()).toBe(28 * 86_400_000);
  });
});
