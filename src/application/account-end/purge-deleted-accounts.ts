import { DAY_MS } from '../../domain/shared/durations.js';
import { ERASED_AFTER_DAYS } from '../../domain/account/account-deletion.js';
import { eachDue, pagesOf } from '../shared/each-due.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { DeletedAccounts } from './ports.js';

/** Daily job that erases the anonymized rows and messages of deleted accounts. Idempotent; one transaction per account. */
export class PurgeDeletedAccounts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: DeletedAccounts,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - ERASED_AFTER_DAYS * DAY_MS);
    const due = pagesOf<number>((after, limit) => this.accounts.dueForErasure(before, limit, after));
    await eachDue(this.clock, due, (userId) => this.unitOfWork.run(() => this.accounts.erase(userId)));
  }
}
