import { ERASED_AFTER_DAYS } from '../../domain/account/account-deletion.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { DeletedAccounts } from './ports.js';

export const PURGE_DELETED_ACCOUNTS = 'purge-deleted-accounts';
/** How much one round works through; the next round takes what is left. */
const BATCH = 1000;
const DAY_MS = 86_400_000;

/** The job that erases what was left of deleted accounts. */
export class PurgeDeletedAccounts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: DeletedAccounts,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - ERASED_AFTER_DAYS * DAY_MS);
    for (const userId of await this.accounts.dueForErasure(before, BATCH))
      await this.unitOfWork.run(() => this.accounts.erase(userId));
  }
}
